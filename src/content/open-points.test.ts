import { describe, expect, it } from 'vitest';
import { openPointsIn, unansweredIn } from './open-points.ts';

describe('openPointsIn', () => {
  it('names every place that says so, however deep', () => {
    const list = [{ sample: false }, { sample: true }];
    expect(openPointsIn({ a: { sample: true }, list })).toEqual([
      { path: ['a', 'sample'], kind: 'sample', text: '' },
      { path: ['list', 1, 'sample'], kind: 'sample', text: '' },
    ]);
    expect(openPointsIn({ sample: true })).toEqual([
      { path: ['sample'], kind: 'sample', text: '' },
    ]);
  });

  it('lists every question to the owner or a lawyer in full', () => {
    const beforeLaunch = ['4.9/5: who asked whom, and since when?', 'A lawyer reads this page.'];
    expect(openPointsIn({ title: '4.9/5', beforeLaunch })).toEqual(
      beforeLaunch.map((text, index) => ({
        path: ['beforeLaunch', index],
        kind: 'question',
        text,
      })),
    );
    expect(openPointsIn({ beforeLaunch: [] })).toEqual([]);
  });

  it('finds stand-in addresses', () => {
    const fields = {
      mail: 'hello@example.com',
      url: 'https://www.shop.example',
      facebook: 'https://facebook.com/example',
    };
    expect(openPointsIn(fields).map(({ kind }) => kind)).toEqual(Array(3).fill('standIn'));
  });

  it('finds impossible numbers, whatever is written beside them', () => {
    expect(openPointsIn({ sample: false, phones: ['+910000000001', '+919876543210'] })).toEqual([
      { path: ['phones', 0], kind: 'standIn', text: '+910000000001' },
    ]);
  });

  it('is silent about what is finished, and about a sentence that mentions such an address', () => {
    expect(openPointsIn({ name: 'For example, a shop' })).toEqual([]);
    expect(openPointsIn({ wrong: 'Write an address, such as name@example.com.' })).toEqual([]);
  });
});

it('names what only the owner can fill in, until it is filled in', () => {
  const promises = { callBack: 'Tomorrow.', photographs: 'One.' };
  const seller = { grievance: { answer: 'In 48 hours.' } };
  const agency = { gst: { registered: false }, contact: { opening: {} }, seller, promises };
  expect(unansweredIn(agency)).toEqual([]);
  const { callBack, ...others } = promises;
  expect(unansweredIn({ ...agency, promises: others })).toEqual([
    { path: ['promises', 'callBack'], kind: 'unanswered', text: '' },
  ]);
  expect(unansweredIn({})).toHaveLength(5);
});
