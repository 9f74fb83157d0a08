import { describe, expect, it } from 'vitest';
import { readSite } from '#tests/fixtures/site.ts';
import { displayPhone, resolveAction } from './links.ts';

const site = readSite();
site.agency.contact.phones = ['+919876543210', '+919876543211'];

describe('links', () => {
  it('shows numbers as people read them', () => {
    expect(displayPhone('+919876543210')).toBe('+91\u00a098765\u00a043210');
  });

  it.each([
    [
      { label: 'Ask', whatsapp: 'Hello there' },
      'whatsapp',
      'https://wa.me/919876543210?text=Hello%20there',
    ],
    [{ label: 'Ring', call: true as const }, 'call', 'tel:+919876543210'],
    [{ label: 'Read', to: '/pricing' }, 'page', '/pricing'],
  ])('resolves %o', (action, kind, href) => {
    expect(resolveAction(action, site)).toEqual({ label: action.label, kind, href });
  });
});
