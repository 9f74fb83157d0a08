import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { confirmedPeriods } from '#contract/payment-labels.ts';
import { readAllSites } from '#tests/fixtures/site.ts';
import { PolicyText } from './PolicyText.tsx';

for (const site of readAllSites()) {
  const policiesThatName = (sample: boolean) => {
    const payment = { ...site.payment, retention: { ...site.payment.retention, sample } };
    const periods = confirmedPeriods({
      ...payment,
      retention: { ...payment.retention, sample: false },
    });
    return site.policies.filter((policy) => {
      const section = { type: 'policy-text', policy } as const;
      const drawn = renderToStaticMarkup(
        <PolicyText section={section} site={{ ...site, payment }} />,
      );
      return drawn.includes(String(periods));
    });
  };

  it(`one policy in ${site.language} names how long details are kept once the owner has confirmed it`, () => {
    expect(policiesThatName(true)).toHaveLength(0);
    expect(policiesThatName(false)).toHaveLength(1);
  });
}
