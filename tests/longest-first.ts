import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Take far longer than what runs beside them, though they are small files. */
const longest = [
  '/tests/built-site/access-light.test.ts',
  '/tests/built-site/access-dark.test.ts',
  '/tests/resilience/crash.test.ts',
];

const isLongest = ({ moduleId }: TestSpecification): boolean =>
  longest.some((file) => moduleId.endsWith(file));

/**
 * Vitest's order of test files, but the longest ones of a suite first, so that none of them runs alone
 * at the end. Vitest starts larger files first where it has no durations, as in a fresh clone.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}
