import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FaultRegistry, readMagicValues } from './fault-registry.ts';

describe('FaultRegistry', () => {
  it('applies a fault as often as requested, or always', () => {
    const registry = new FaultRegistry(10);
    registry.switchOn({ name: 'hang-pay', times: 2, value: 7 });
    registry.switchOn({ name: 'reset-pay' });
    expect(registry.take('hang-pay')?.value).toBe(7);
    expect(registry.take('hang-pay')).toBeDefined();
    expect(registry.take('hang-pay')).toBeUndefined();
    for (let time = 0; time < 5; time += 1) expect(registry.take('reset-pay')).toBeDefined();
    expect(registry.take('lost-pay')).toBeUndefined();
  });

  it('keeps the faults of one order from the others', () => {
    const registry = new FaultRegistry(10);
    registry.switchOn({ name: 'hang-pay' }, 'A');
    expect(registry.take('hang-pay', 'B')).toBeUndefined();
    expect(registry.take('hang-pay')).toBeUndefined();
    expect(registry.take('hang-pay', 'A')).toBeDefined();
  });

  it('lets the fault of all act once that of the order is used up', () => {
    const registry = new FaultRegistry(10);
    registry.switchOn({ name: 'slow-pay', times: 1, value: 1 }, 'A');
    registry.switchOn({ name: 'slow-pay', times: 1, value: 2 });
    const taken = [1, 2, 3].map(() => registry.take('slow-pay', 'A')?.value);
    expect(taken).toEqual([1, 2, undefined]);
  });

  it('reads the magic values of an order once', () => {
    const registry = new FaultRegistry(10);
    const magic = [{ name: 'http-401-pay' as const, times: 1 }];
    expect(registry.switchOnMagic(magic, 'A')).toBe(false);
    expect(registry.take('http-401-pay', 'A')).toBeDefined();
    registry.switchOnMagic(magic, 'A');
    expect(registry.take('http-401-pay', 'A')).toBeUndefined();
  });

  it('switches a magic token fault on for everybody, once', () => {
    const registry = new FaultRegistry(10);
    expect(registry.switchOnMagic([{ name: 'hang-token' }], 'A')).toBe(true);
    expect(registry.list()).toEqual([{ name: 'hang-token', times: 1, value: null }]);
    expect(registry.switchOnMagic([{ name: 'hang-token' }], 'A')).toBe(false);
  });

  it('switches off one fault or all', () => {
    const registry = new FaultRegistry(10);
    registry.switchOn({ name: 'hang-pay' });
    registry.switchOn({ name: 'lost-pay' });
    registry.switchOn({ name: 'lost-pay' }, 'A');
    registry.switchOff('hang-pay');
    expect(registry.list().map(({ name }) => name)).toEqual(['lost-pay']);
    registry.switchOff();
    expect(registry.list()).toEqual([]);
    expect(registry.take('lost-pay', 'A')).toBeUndefined();
  });

  it('remembers the faults of a bounded number of orders', () => {
    const registry = new FaultRegistry(2);
    for (const order of ['A', 'B', 'C']) registry.switchOn({ name: 'hang-pay' }, order);
    expect(registry.take('hang-pay', 'A')).toBeUndefined();
    expect(registry.take('hang-pay', 'C')).toBeDefined();
  });
});

describe('readMagicValues', () => {
  it('finds nothing in the name of an ordinary payer', () => {
    expect(readMagicValues('Asha Devi')).toEqual([]);
    expect(readMagicValues('Simran: hang-pay')).toEqual([]);
  });

  it('reads names, times and values', () => {
    expect(readMagicValues('Asha sim:hang-pay sim:http-401-pay*1 sim:slow-status*2=30')).toEqual([
      { name: 'hang-pay', times: undefined, value: undefined },
      { name: 'http-401-pay', times: 1, value: undefined },
      { name: 'slow-status', times: 2, value: 30 },
    ]);
  });

  it.each(['sim:hang-pya', 'sim:constructor', 'sim:slow'])('refuses %s', (text) => {
    expect(() => readMagicValues(text)).toThrow('There is no fault');
  });
});

const readme = readFileSync('simulator/README.md', 'utf8');

it('gives examples of magic values that are read', () => {
  const examples = readme.split('\n').filter((line) => line.startsWith('    Asha'));
  expect(examples).toHaveLength(4);
  for (const example of examples) expect(readMagicValues(example)).not.toEqual([]);
});
