import { localPath } from '#contract/local-path.ts';
import { formatPrice } from '#contract/money.ts';
import type { Site } from '#src/content/site.ts';
import { displayPhone } from './links.ts';
import { routesOf } from './routes.ts';

/** llms.txt: who the agency is, what it charges and where to read more, in Markdown. Each language has its own. */
export function llmsTxtOf(site: Site): string {
  const { agency, catalogue, navigation, pages } = site;
  const home = pages.find(({ slug }) => slug === 'index');
  const prices = catalogue.categories.flatMap(({ services }) =>
    services.map(({ label, amountPaise, unitLabel }) => {
      const { custom } = site.labels.price;
      return `- ${label}: ${amountPaise === undefined ? custom : formatPrice(amountPaise, unitLabel)}`;
    }),
  );
  const own = new Set(routesOf(site).map(({ path }) => path));
  const links = [...navigation.services.items, ...navigation.services.more, navigation.locations]
    .map(({ name, path }) => ({ name, path: localPath(site.language, path) }))
    .filter(({ path }) => own.has(path));
  return `# ${agency.brand}

> ${home?.description}

${agency.contact.phones.map(displayPhone).join(', ')} · ${agency.contact.email}

## ${navigation.services.name}

${links.map(({ name, path }) => `- [${name}](${agency.url}${path})`).join('\n')}

## ${pages.find(({ slug }) => slug === 'pricing')?.breadcrumb} (${site.labels.price.excluding})

${prices.join('\n')}
`;
}
