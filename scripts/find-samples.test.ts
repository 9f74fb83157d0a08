import { describe, expect, it } from 'vitest';
import { findSamples, findUnanswered } from './find-samples.ts';

describe('findSamples', () => {
  it('names every place that says so, however deep', () => {
    const list = [{ sample: false }, { sample: true }];
    expect(findSamples({ a: { sample: true }, list })).toEqual(['a: sample', 'list.1: sample']);
    expect(findSamples({ sample: true })).toEqual(['the whole file: sample']);
  });

  it('lists every question to the owner or a lawyer in full', () => {
    const beforeLaunch = ['4.9/5: who asked whom, and since when?', 'A lawyer reads this page.'];
    expect(findSamples({ title: '4.9/5', beforeLaunch })).toEqual([
      'asks: 4.9/5: who asked whom, and since when?',
      'asks: A lawyer reads this page.',
    ]);
    expect(findSamples({ beforeLaunch: [] })).toEqual([]);
  });

  it('finds stand-in addresses', () => {
    const fields = {
      mail: 'hello@example.com',
      url: 'https://www.shop.example',
      facebook: 'https://facebook.com/example',
    };
    expect(findSamples(fields)).toHaveLength(3);
  });

  it('finds numbers that can be nobody’s, whatever is said beside them', () => {
    expect(findSamples({ sample: false, phones: ['+910000000001', '+919876543210'] })).toEqual([
      'phones.0: +910000000001',
    ]);
  });

  it('is silent about what is finished, and about a sentence that mentions such an address', () => {
    expect(findSamples({ name: 'For example, a shop' })).toEqual([]);
    expect(findSamples({ wrong: 'Write an address, such as name@example.com.' })).toEqual([]);
  });
});

it('names what only the owner can fill in, until it is filled in', () => {
  const promises = { callBack: 'Tomorrow.', photographs: 'One.' };
  const seller = { grievance: { answer: 'In 48 hours.' } };
  const agency = { gst: { registered: false }, contact: { opening: {} }, seller, promises };
  expect(findUnanswered(agency)).toEqual([]);
  const { callBack, ...others } = promises;
  expect(findUnanswered({ ...agency, promises: others })).toEqual([
    expect.stringMatching(/^promises\.callBack: /),
  ]);
  expect(findUnanswered({})).toHaveLength(5);
});
