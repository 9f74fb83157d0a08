import { localPath } from '#contract/local-path.ts';
import { formatPrice } from '#contract/money.ts';
import type { Site } from '#src/content/site.ts';
import { displayPhone } from './links.ts';

/** llms.txt of a language: the agency, its pages and prices in Markdown. */
export function llmsTxtOf(site: Site): string {
  const { agency, catalogue, navigation, pages } = site;
  const home = pages.find(({ slug }) => slug === 'index');
  const prices = catalogue.categories.flatMap(({ services }) =>
    services.map(({ label, amountPaise, unitLabel }) => {
      const { custom } = site.labels.price;
      return `- ${label}: ${amountPaise === undefined ? custom : formatPrice(amountPaise, unitLabel)}`;
    }),
  );
  const { items, more } = navigation.services;
  const links = [...items, ...more, navigation.locations].map(
    ({ name, path }) => `- [${name}](${agency.url}${localPath(site.language, path)})`,
  );
  return `# ${agency.brand}

> ${home?.description}

${agency.contact.phones.map(displayPhone).join(', ')} · ${agency.contact.email}

## ${navigation.services.name}

${links.join('\n')}

## ${pages.find(({ slug }) => slug === 'pricing')?.breadcrumb} (${site.labels.price.excluding})

${prices.join('\n')}
`;
}
