// Preloaded into publish-once.ts: kills it at step DIE_AT. Steps are statements about publications or drafts, and
// changes of the disk.
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { StatementSync } from 'node:sqlite';

const dieAt = Number(process.env.DIE_AT);
let steps = 0;

function count(): void {
  steps += 1;
  if (steps === dieAt) process.kill(process.pid, 'SIGKILL');
}

for (const name of ['all', 'run'] as const) {
  const execute = StatementSync.prototype[name] as (...values: unknown[]) => never;
  StatementSync.prototype[name] = function (this: StatementSync, ...values: unknown[]) {
    if (/"(?:publication|content)/.test(this.sourceSQL)) count();
    return execute.apply(this, values);
  };
}

const changes = ['mkdir', 'rename', 'rm', 'rmdir', 'symlink', 'utimes', 'writeFile'] as const;
for (const name of changes) {
  const change = promises[name] as (...values: unknown[]) => never;
  Object.assign(promises, {
    [name]: (...values: unknown[]) => {
      count();
      return change(...values);
    },
  });
}
syncBuiltinESMExports();
