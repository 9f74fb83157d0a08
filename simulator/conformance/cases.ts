import type { ConformanceCase } from './case.ts';
import { payCases } from './pay-cases.ts';
import { statusCases } from './status-cases.ts';

/** Every case, for every client. */
export const conformanceCases: ConformanceCase[] = [
  ...payCases.map((row): ConformanceCase => ({ call: 'pay', given: 'nothing', ...row })),
  ...statusCases.map((row): ConformanceCase => ({ call: 'status', given: 'order', ...row })),
];
