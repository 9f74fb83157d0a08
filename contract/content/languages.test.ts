import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { defaultLanguage } from '../default-language.ts';
import { readLanguages } from './languages.ts';

it('finds a language by its folder, and the default one for any other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const language of [defaultLanguage, 'hi', 'notes']) mkdirSync(join(folder, language));
  const contentIn = readLanguages((language) => basename(language), folder);
  expect(contentIn('hi')).toBe('hi');
  for (const other of [defaultLanguage, 'ta', 'notes', '__proto__', '', null, undefined]) {
    expect(contentIn(other)).toBe(defaultLanguage);
  }
});
