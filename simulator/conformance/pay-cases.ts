import type { FaultName } from '../faults/fault-list.ts';
import { badRequest, type CaseRow, exception, lastingFaultCases, type SdkOutcome } from './case.ts';

/** The token is refused once; while a new one is fetched, the token call goes wrong. */
const withoutToken = (name: FaultName, sdk: SdkOutcome): CaseRow => ({
  title: `${name} while a new token is needed`,
  faults: [{ name: 'http-401-pay', times: 1 }, { name }],
  sdk,
  meaning: 'unavailable',
});

/** What may come of Create Payment. */
export const payCases: CaseRow[] = [
  { title: 'a new order', sdk: { state: 'PENDING' }, meaning: 'started' },
  { title: 'less than a rupee', amountPaise: 99, sdk: badRequest, meaning: 'refused' },
  { title: 'a repeated id', given: 'order', sdk: badRequest, meaning: 'not-started' },
  {
    title: 'a repeated id, answered 417',
    given: 'order',
    faults: [{ name: 'duplicate-417' }],
    sdk: exception('ExpectationFailed', 417, 'INVALID_TRANSACTION_ID'),
    meaning: 'not-started',
  },
  {
    title: 'a token that is refused once',
    faults: [{ name: 'http-401-pay', times: 1 }],
    sdk: { state: 'PENDING' },
    meaning: 'started',
  },
  {
    title: 'a new token without issued_at',
    faults: [{ name: 'http-401-pay', times: 1 }, { name: 'token-without-issued-at' }],
    sdk: { state: 'PENDING' },
    meaning: 'started',
  },
  {
    title: 'a slow answer',
    faults: [{ name: 'slow-pay', value: 20 }],
    sdk: { state: 'PENDING' },
    meaning: 'started',
  },
  withoutToken('http-401-token', exception('UnauthorizedAccess', 401, 'OIM004')),
  withoutToken('text-503-token', exception('ServerError', 503)),
  withoutToken('hang-token', 'unreachable'),
  withoutToken('html-200-token', 'unreachable'),
  ...lastingFaultCases('pay'),
];
