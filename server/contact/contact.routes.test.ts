import { expect, it, onTestFinished } from 'vitest';
import { fill } from '#contract/fill.ts';
import { whatsappLink } from '#contract/whatsapp-link.ts';
import { checkoutContent } from '#tests/fixtures/content.ts';
import { buildApp } from '../app.ts';

const { contact: content, labels } = checkoutContent;
const fields = {
  name: 'राकेश & Sons',
  email: 'rakesh+shop@example.com',
  location: 'Other',
  service: 'Event Marketing',
  message: '50% छूट = sale #1?\r\nदूसरी पंक्ति',
};

function openApp(ratePerMinute = 0) {
  const server = { ...labels.server, tooManyRequests: 'Wait.', internal: 'Our fault.' };
  const english = { ...checkoutContent, labels: { ...labels, server } };
  const template = content.template.replace('{name}', 'श्री {name}') as typeof content.template;
  const hindi = {
    contact: { ...content, template },
    labels: { ...labels, server: { ...server, tooManyRequests: 'रुकिए।' } },
    language: 'hi',
  };
  const contact = {
    languages: ['en', 'hi'],
    contentIn: (language?: string | null) => (language === 'hi' ? hindi : english),
    ratePerMinute,
  };
  const app = buildApp({ logLevel: 'silent', trustProxy: [], contact });
  onTestFinished(() => app.close());
  return (changes: Partial<typeof fields> = {}, path = '/contact/send') =>
    app.inject(`${path}?${new URLSearchParams({ ...fields, ...changes })}`);
}

it('leads to the agency on WhatsApp with the text that the script would have built', async () => {
  const send = openApp();
  const { statusCode, headers } = await send();
  const message = fields.message.replace('\r\n', '\n');
  const text = fill(content.template, { ...fields, message });
  expect([statusCode, headers.location]).toEqual([
    303,
    new URL(whatsappLink(content.phone, text)).href,
  ]);
  expect(headers['cache-control']).toBe('no-store');
});

it.each([
  { name: ' ' },
  { email: '' },
  { email: 'rakesh' },
  { email: 'rakesh@' },
  { message: '\r\n' },
])('leads back to the form with %j', async (changes) => {
  const { statusCode, headers } = await openApp()(changes);
  expect([statusCode, headers.location]).toEqual([303, '/contact#incomplete']);
});

it('leads nowhere else, whatever is typed', async () => {
  const { headers } = await openApp()({ name: '//evil.example', message: 'https://evil.example' });
  expect(headers.location).toMatch(`https://wa.me/${content.phone.replace('+', '')}?text=`);
});

it('writes and answers in the language of the form', async () => {
  const send = openApp(2);
  const written = new URL(String((await send({}, '/hi/contact/send')).headers.location));
  expect(written.searchParams.get('text')).toContain(`श्री ${fields.name}`);
  expect((await send({ name: '' }, '/hi/contact/send')).headers.location).toBe(
    '/hi/contact#incomplete',
  );
  expect((await send({}, '/hi/contact/send')).body).toBe('रुकिए।');
});

it('asks a sender of too many messages to wait', async () => {
  const send = openApp(1);
  expect((await send()).statusCode).toBe(303);
  const { statusCode, body } = await send();
  expect([statusCode, body]).toEqual([429, 'Wait.']);
});
