import { describe, expect, it } from 'vitest';
import { readDetails, validateDetails } from './details.ts';

const right = {
  name: 'राकेश कुमार',
  email: 'rakesh+shop@example.com',
  phone: '9876543210',
  gstin: '',
};
const invalid = (changed: Partial<typeof right>) => validateDetails({ ...right, ...changed });

describe('details', () => {
  it('are read as typed; a missing field is empty', () => {
    const form = new FormData();
    form.set('name', ' Asha ');
    form.set('phone', '98');
    expect(readDetails(form)).toEqual({ name: ' Asha ', email: '', phone: '98', gstin: '' });
  });

  it('are valid with and without surrounding spaces', () => {
    expect(invalid({})).toEqual([]);
    expect(invalid({ name: ' A ', email: ' a@b ', phone: ' 0123456789 ' })).toEqual([]);
  });

  it.each(['', '   ', '\u200b', '...'])('require a name: %j', (name) => {
    expect(invalid({ name })).toEqual(['name']);
  });

  it.each(['', 'rakesh', 'rakesh@', '@example.com', 'a b@example.com', 'a@b..c', 'a@-b.c'])(
    'require an email address: %j',
    (email) => {
      expect(invalid({ email })).toEqual(['email']);
    },
  );

  it.each(['', '987654321', '98765432101', '98765 4321', '+919876543', '98765abcde', '९८७६५४३२१०'])(
    'require exactly ten digits: %j',
    (phone) => {
      expect(invalid({ phone })).toEqual(['phone']);
    },
  );

  it('have the GSTIN read however it is typed', () => {
    const form = new FormData();
    form.set('gstin', ' 27 aapfu-0939 f1zv\n');
    expect(readDetails(form).gstin).toBe('27AAPFU0939F1ZV');
  });

  it.each(['27AAPFU0939F1ZX', '27AAPFU0939F1Z', 'none', '27AAPFU0939F1ZV1'])(
    'reject an invalid GSTIN, which is optional: %j',
    (gstin) => {
      expect(invalid({ gstin })).toEqual(['gstin']);
      expect(invalid({ gstin: '27AAPFU0939F1ZV' })).toEqual([]);
    },
  );

  it('list invalid fields in the order of the form', () => {
    expect(invalid({ phone: '1', name: '', email: '' })).toEqual(['name', 'email', 'phone']);
  });
});
