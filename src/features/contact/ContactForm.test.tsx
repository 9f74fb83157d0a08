// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ContactForm } from './ContactForm.tsx';

const props = {
  action: '/contact/send',
  phone: '+91 98765-43210',
  locations: ['Siwan', 'Lucknow'],
  services: ['Hoardings', 'Websites'],
  labels: {
    name: 'Your name',
    email: 'Your email',
    location: 'Nearest office',
    service: 'Service',
    message: 'Your message',
    required: '* Required',
    incomplete: 'Something is missing.',
    send: 'Send',
    privacy: 'Nothing is stored.',
    opened: 'WhatsApp is open',
    blocked: 'Open WhatsApp',
    messageText: '{name} <{email}>: {service} in {location}. {message}',
  },
} as ComponentProps<typeof ContactForm>;

const hindi = {
  ...props,
  locations: ['सीवान', 'लखनऊ'],
  labels: {
    ...props.labels,
    name: 'आपका नाम',
    email: 'ईमेल',
    location: 'कार्यालय',
    service: 'सेवा',
    message: 'संदेश',
    send: 'भेजें',
    opened: 'व्हाट्सऐप खुल गया',
    messageText: 'नमस्ते, मैं {name} ({email}): {service}, {location}। {message}',
  },
} as typeof props;

const open = vi.fn<typeof window.open>();

/** Focuses the first invalid field, as browsers do; jsdom only validates. */
function focusFirstInvalid({ target }: Event) {
  const focused = document.activeElement as HTMLInputElement;
  if (focused.validity?.valid !== false) (target as HTMLInputElement).focus();
}

beforeEach(() => {
  open.mockReset().mockReturnValue({ opener: window } as Window);
  vi.stubGlobal('open', open);
  Element.prototype.scrollIntoView = () => {};
  document.addEventListener('invalid', focusFirstInvalid, true);
});
afterEach(() => {
  cleanup();
  document.removeEventListener('invalid', focusFirstInvalid, true);
  vi.unstubAllGlobals();
});

const field = (label: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `${label} *` });
const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const send = ({ labels } = props) =>
  userEvent.click(screen.getByRole('button', { name: labels.send }));

async function fillForm({ labels } = props) {
  await userEvent.type(field(labels.name), 'Asha & Sons');
  await userEvent.type(field(labels.email), 'asha@example.com');
  await userEvent.type(field(labels.message), '50% off?');
}

/** The chat that was opened: its address without the text, and the text. */
function chat() {
  const url = new URL(String(open.mock.lastCall?.[0]));
  return { address: url.origin + url.pathname, text: url.searchParams.get('text') };
}

it('leaves the errors of an empty form to the browser, and sends nothing', async () => {
  render(<ContactForm {...props} />);
  const { labels } = props;
  await send();
  for (const label of [labels.name, labels.email, labels.message]) {
    const { customError, valueMissing } = field(label).validity;
    expect({ customError, valueMissing }).toEqual({ customError: false, valueMissing: true });
  }
  expect(document.activeElement).toBe(field(labels.name));
  expect(open).not.toHaveBeenCalled();
});

it('counts spaces as empty', async () => {
  render(<ContactForm {...props} />);
  await fillForm();
  await userEvent.clear(field(props.labels.name));
  await userEvent.type(field(props.labels.name), '   ');
  await send();
  expect(document.activeElement).toBe(field(props.labels.name));
  expect(open).not.toHaveBeenCalled();
});

it('rejects an invalid email address until it is corrected', async () => {
  render(<ContactForm {...props} />);
  await fillForm();
  const email = field(props.labels.email);
  await userEvent.clear(email);
  await userEvent.type(email, 'asha@');
  await send();
  expect(email.validity.typeMismatch).toBe(true);
  expect(document.activeElement).toBe(email);
  await userEvent.type(email, 'example.com');
  expect(email.validity.valid).toBe(true);
  await send();
  expect(open).toHaveBeenCalledOnce();
});

it('opens WhatsApp with the message, and keeps the form', async () => {
  render(<ContactForm {...props} />);
  await fillForm();
  await userEvent.selectOptions(choice(props.labels.location), 'Lucknow');
  await userEvent.selectOptions(choice(props.labels.service), 'Websites');
  await send();
  expect(chat()).toEqual({
    address: 'https://wa.me/919876543210',
    text: 'Asha & Sons <asha@example.com>: Websites in Lucknow. 50% off?',
  });
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: props.labels.opened });
  expect(link.href).toBe(String(open.mock.lastCall?.[0]));
  expect(field(props.labels.name).value).toBe('Asha & Sons');
});

it('gives the chat no access to the page', async () => {
  const tab = { opener: window } as Window;
  open.mockReturnValue(tab);
  render(<ContactForm {...props} />);
  await fillForm();
  await send();
  expect(tab.opener).toBeNull();
});

it('links to the chat if the browser blocks its tab', async () => {
  open.mockReturnValue(null);
  render(<ContactForm {...props} />);
  await fillForm();
  await send();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: props.labels.blocked });
  expect(link.href).toBe(String(open.mock.lastCall?.[0]));
});

it('speaks Hindi with Hindi labels', async () => {
  render(<ContactForm {...hindi} />);
  await send(hindi);
  expect(document.activeElement).toBe(field(hindi.labels.name));
  await fillForm(hindi);
  expect(choice(hindi.labels.location).value).toBe('सीवान');
  await send(hindi);
  expect(chat().text).toBe('नमस्ते, मैं Asha & Sons (asha@example.com): Hoardings, सीवान। 50% off?');
  expect(screen.getByRole('link', { name: hindi.labels.opened })).toBeTruthy();
});

it('keeps what was typed before hydration, as a plain form until then', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<ContactForm {...props} />);
  const form = container.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['get', props.action]);
  field(props.labels.message).value = 'Hello';
  render(<ContactForm {...props} />, { container, hydrate: true });
  expect(field(props.labels.message).value).toBe('Hello');
  container.remove();
});
