// Preloaded into a command: kills it at the step DIE_AT, DIE_AFTER_MS after the step began, or before
// it if that is 0. A step is a statement or a request to the provider; those before the command
// reads its order are not counted.
import { StatementSync } from 'node:sqlite';
import { Client } from 'pg';

const dieAt = Number(process.env.DIE_AT);
const afterMs = Number(process.env.DIE_AFTER_MS);
const killNow = () => process.kill(process.pid, 'SIGKILL');
let steps = 0;

function count(what: string): void {
  if (steps === 0 && !what.includes('from "orders"')) return;
  steps += 1;
  if (steps !== dieAt) return;
  if (afterMs === 0) killNow();
  else setTimeout(killNow, afterMs);
}

for (const name of ['all', 'run'] as const) {
  const execute = StatementSync.prototype[name] as (...values: unknown[]) => never;
  StatementSync.prototype[name] = function (this: StatementSync, ...values: unknown[]) {
    count(this.sourceSQL);
    return execute.apply(this, values);
  };
}

const query = Client.prototype.query as (...question: unknown[]) => never;
Client.prototype.query = function (this: Client, ...question: unknown[]) {
  count(JSON.stringify(question[0]).replaceAll('\\"', '"'));
  return query.apply(this, question);
};

const { fetch } = globalThis;
globalThis.fetch = (...request) => {
  count('');
  return fetch(...request);
};
