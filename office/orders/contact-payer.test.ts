import { expect, it } from 'vitest';
import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import { orderStates } from '#contract/order-states.ts';
import { sampleRow, sampleWords } from '../office-api.fixture.ts';
import { displayPhone, internationalPhone, payerMessage } from './contact-payer.ts';

it.each([
  ['9876543210', '+919876543210', '98765 43210'],
  ['+9779812345678', '+9779812345678', '+9779812345678'],
])('of %s dials %s and shows %s', (phone, dialled, shown) => {
  expect([internationalPhone(phone), displayPhone(phone)]).toEqual([dialled, shown]);
});

it.each(['en', 'hi'])('has a whole message for each state in %s', (language) => {
  const words = sampleWords(language);
  for (const state of orderStates) {
    const message = payerMessage(sampleRow({ state }), words);
    expect(message).toContain('Asha Devi');
    expect(message).not.toMatch(/[{}]|undefined/);
  }
});

it('names the service as the payer read it', () => {
  const words = { ...sampleWords('hi'), services: { 'Painted board': 'पेंट वाला बोर्ड' } };
  expect(payerMessage(sampleRow(), words)).toContain('पेंट वाला बोर्ड');
});

it('speaks of the money that goes back once there is some', () => {
  const words = sampleWords();
  const payer = sampleRow({ refundedPaise: 50_000 });
  expect(payerMessage(payer, words)).toBe(
    fill(words.office.whatsapp.refunded, {
      name: 'Asha Devi',
      service: payer.serviceName,
      price: formatPaise(50_000),
      code: payer.code,
    }),
  );
});
