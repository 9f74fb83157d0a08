import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** What the compiler says of the table once a state has been added to the type alone. */
function errorsWith(state: string): string[] {
  const table = resolve('contract/order-states.ts');
  const text = readFileSync(table, 'utf8').replace("| 'created'", `| 'created' | '${state}'`);
  const options = {
    strict: true,
    lib: ['lib.es5.d.ts'],
    types: [],
    noEmit: true,
    allowImportingTsExtensions: true,
  };
  const host = ts.createCompilerHost(options);
  const { readFile } = host;
  host.readFile = (name) => (resolve(name) === table ? text : readFile(name));
  const program = ts.createProgram([table], options, host);
  const errors = program.getSemanticDiagnostics(program.getSourceFile(table));
  return errors.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

it('does not compile with a state that has no entry', () => {
  expect(errorsWith('created')).toEqual([]);
  expect(errorsWith('refunded').join('\n')).toContain("Property 'refunded' is missing");
});
