import { describe, expect, it } from 'vitest';
import { Switchboard } from './switchboard.ts';

const wanted = { times: undefined, value: undefined };

describe('Switchboard', () => {
  it('hands out a fault as often as asked, or always', () => {
    const board = new Switchboard(10);
    board.switchOn({ name: 'hang-pay', times: 2, value: 7 });
    board.switchOn({ ...wanted, name: 'reset-pay' });
    expect(board.take('hang-pay')?.value).toBe(7);
    expect(board.take('hang-pay')).toBeDefined();
    expect(board.take('hang-pay')).toBeUndefined();
    for (let time = 0; time < 5; time += 1) expect(board.take('reset-pay')).toBeDefined();
    expect(board.take('lost-pay')).toBeUndefined();
  });

  it('keeps the faults of one order from the others', () => {
    const board = new Switchboard(10);
    board.switchOn({ ...wanted, name: 'hang-pay' }, 'A');
    expect(board.take('hang-pay', 'B')).toBeUndefined();
    expect(board.take('hang-pay')).toBeUndefined();
    expect(board.take('hang-pay', 'A')).toBeDefined();
  });

  it('lets the fault of all act once that of the order is used up', () => {
    const board = new Switchboard(10);
    board.switchOn({ name: 'slow-pay', times: 1, value: 1 }, 'A');
    board.switchOn({ name: 'slow-pay', times: 1, value: 2 });
    const taken = [1, 2, 3].map(() => board.take('slow-pay', 'A')?.value);
    expect(taken).toEqual([1, 2, undefined]);
  });

  it('reads the magic values of an order once', () => {
    const board = new Switchboard(10);
    const magic = [{ ...wanted, name: 'http-401-pay' as const, times: 1 }];
    expect(board.switchOnMagic(magic, 'A')).toBe(false);
    expect(board.take('http-401-pay', 'A')).toBeDefined();
    board.switchOnMagic(magic, 'A');
    expect(board.take('http-401-pay', 'A')).toBeUndefined();
  });

  it('switches a magic token fault on for everybody, once', () => {
    const board = new Switchboard(10);
    expect(board.switchOnMagic([{ ...wanted, name: 'hang-token' }], 'A')).toBe(true);
    expect(board.list()).toEqual([{ name: 'hang-token', times: 1, value: null }]);
    expect(board.switchOnMagic([{ ...wanted, name: 'hang-token' }], 'A')).toBe(false);
  });

  it('switches off one fault or all', () => {
    const board = new Switchboard(10);
    board.switchOn({ ...wanted, name: 'hang-pay' });
    board.switchOn({ ...wanted, name: 'lost-pay' });
    board.switchOn({ ...wanted, name: 'lost-pay' }, 'A');
    board.switchOff('hang-pay');
    expect(board.list().map(({ name }) => name)).toEqual(['lost-pay']);
    board.switchOff();
    expect(board.list()).toEqual([]);
    expect(board.take('lost-pay', 'A')).toBeUndefined();
  });

  it('remembers the faults of a bounded number of orders', () => {
    const board = new Switchboard(2);
    for (const order of ['A', 'B', 'C']) board.switchOn({ ...wanted, name: 'hang-pay' }, order);
    expect(board.take('hang-pay', 'A')).toBeUndefined();
    expect(board.take('hang-pay', 'C')).toBeDefined();
  });
});
