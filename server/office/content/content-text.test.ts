import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isGroup } from '#contract/office/values.ts';
import { editContent, readContent } from './content-text.ts';

const policies = globSync('content/*/policies/*.md').map((file) => {
  const text = readFileSync(file, 'utf8');
  return { file, text, value: readContent(file, text) };
});

describe('Markdown with fields above it', () => {
  it.each(policies)('$file keeps every byte if nothing changes', (policy) => {
    expect(editContent(policy.file, policy.text, policy.value, {})).toBe(policy.text);
  });

  it.each(policies)(
    '$file keeps its text if a field changes, and its fields if the text does',
    ({ file, text, value }) => {
      const fields = isGroup(value) ? value : {};
      const [, head = '', body = ''] = /^(---\n.*?\n---\n)(.*)$/s.exec(text) ?? [];
      const renamed = editContent(file, text, { ...fields, breadcrumb: 'Other' }, {});
      expect(renamed).toBe(head.replace(/^breadcrumb: .*$/m, 'breadcrumb: Other') + body);
      const markdown = '## Heading\n\nNew words.';
      const rewritten = editContent(file, text, { ...fields, markdown }, {});
      expect(rewritten).toBe(`${head}\n${markdown}\n`);
      expect(readContent(file, rewritten)).toEqual({ ...fields, markdown });
    },
  );

  it('begins with front matter in a new file', () => {
    const value = { title: 'New', markdown: 'Words' };
    const text = editContent('en/policies/new.md', '', value, {});
    expect(text).toBe('---\ntitle: New\n---\n\nWords\n');
    expect(readContent('en/policies/new.md', text)).toEqual(value);
  });
});
