import { describe, expect, it } from 'vitest';
import { readFields } from './contact-message.ts';
import { fill } from './fill.ts';

const form = new FormData();
form.set('name', '  राकेश  ');
form.set('email', 'r@example.com');
form.set('location', 'Siwan Bihar HO');
form.set('service', 'Event Marketing');
form.set('message', 'Two days, {braces} & ampersands\nsecond line');

describe('contact message', () => {
  it('trims what was typed and keeps every word of it', () => {
    const fields = readFields(form);
    expect(fields.name).toBe('राकेश');
    expect(fill('{name} <{email}> {location}/{service}: {message}', fields)).toBe(
      'राकेश <r@example.com> Siwan Bihar HO/Event Marketing: Two days, {braces} & ampersands\nsecond line',
    );
  });

  it('is the same if the browser sent the form, with its own line endings', () => {
    const sent = new URLSearchParams({ message: ' one\r\ntwo ', name: 'Asha' });
    expect(readFields(sent)).toMatchObject({ message: 'one\ntwo', name: 'Asha' });
  });

  it('reads a missing field as empty', () => {
    expect(readFields(new FormData()).message).toBe('');
  });
});
