import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { nextState, type OrderState, orderEvents, orderStates, rulesOf } from './order-states.ts';

const targetsOf = (state: OrderState) => Object.values(rulesOf(state).moves);

describe('the table of order states', () => {
  it('reaches every state from created', () => {
    const reached = new Set<OrderState>(['created']);
    for (const state of reached) {
      for (const target of targetsOf(state)) reached.add(target);
    }
    expect([...reached].sort()).toEqual([...orderStates].sort());
  });

  it('uses every event, and none that is not in the table', () => {
    const used = orderStates.flatMap((state) => Object.keys(rulesOf(state).moves));
    expect(new Set(used)).toEqual(new Set(orderEvents));
    expect(nextState('failed', 'PaymentConfirmed')).toBeUndefined();
    expect(nextState('awaiting_payment', 'LatePaymentFound')).toBeUndefined();
  });

  it('can become paid from every state, and leave it in none: money is never refused', () => {
    for (const state of orderStates.filter((one) => one !== 'paid')) {
      expect(targetsOf(state), state).toContain('paid');
    }
    expect(targetsOf('paid')).toEqual([]);
  });

  it('settles with paid, failed and expired, and ends with paid only', () => {
    const settled = orderStates.filter((state) => rulesOf(state).isSettled);
    expect(settled.sort()).toEqual(['expired', 'failed', 'paid']);
    expect(orderStates.filter((state) => rulesOf(state).isFinal)).toEqual(['paid']);
  });

  it('tells a payer of success, and staff of money, where it has come and nowhere else', () => {
    for (const state of orderStates) {
      const { sendsMail, status } = rulesOf(state);
      expect([sendsMail, status.code === 'PAYMENT_SUCCESS'], state).toEqual(
        Array(2).fill(state === 'paid'),
      );
    }
  });

  it('says that a payment is pending exactly until the order is settled', () => {
    for (const state of orderStates) {
      const { isSettled, status } = rulesOf(state);
      expect(status.code === 'PAYMENT_PENDING', state).toBe(!isSettled);
    }
  });
});

/** What the compiler says of the table once a state has been added to the type alone. */
function errorsWith(state: string): string[] {
  const file = resolve('contract/order-states.ts');
  const text = readFileSync(file, 'utf8').replace("| 'created'", `| 'created' | '${state}'`);
  const options = { strict: true, lib: ['lib.es5.d.ts'], types: [] };
  const host = ts.createCompilerHost(options);
  const { readFile } = host;
  host.readFile = (name) => (resolve(name) === file ? text : readFile(name));
  const program = ts.createProgram([file], options, host);
  const errors = program.getSemanticDiagnostics(program.getSourceFile(file));
  return errors.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

it('does not compile with a state that has no entry', () => {
  expect(errorsWith('created')).toEqual([]);
  expect(errorsWith('refunded').join('\n')).toContain("Property 'refunded' is missing");
});
