import { describe, expect, it } from 'vitest';
import { findSamples } from './samples.ts';

describe('findSamples', () => {
  it('names every place that says so, however deep', () => {
    const yaml = 'a:\n  sample: true\nlist:\n  - { sample: false }\n  - { sample: true }\n';
    expect(findSamples(yaml, 'x.yaml')).toEqual(['a: sample', 'list.1: sample']);
  });

  it('finds stand-in addresses', () => {
    const yaml =
      'mail: hello@example.com\nurl: https://www.shop.example\nfacebook: https://facebook.com/example\n';
    expect(findSamples(yaml, 'x.yaml')).toHaveLength(3);
  });

  it('finds numbers that can be nobody’s, whatever is said beside them', () => {
    const yaml = "sample: false\nphones: ['+910000000001', '+919876543210']\n";
    expect(findSamples(yaml, 'agency.yaml')).toEqual(['phones.0: +910000000001']);
  });

  it('reads the front matter of Markdown and is silent about finished files', () => {
    expect(findSamples('---\nsample: true\n---\n\nText: {', 'x.md')).toEqual([
      'the whole file: sample',
    ]);
    expect(findSamples('name: For example, a shop', 'x.yaml')).toEqual([]);
  });

  it('leaves a sentence that mentions such an address alone', () => {
    const yaml = 'wrong: Write an email address, such as name@example.com.\n';
    expect(findSamples(yaml, 'payment.yaml')).toEqual([]);
  });
});
