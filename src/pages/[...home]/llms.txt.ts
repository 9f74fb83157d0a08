import type { APIRoute } from 'astro';
import { localPath } from '#contract/local-path.ts';
import { formatPrice } from '#contract/money.ts';
import type { Site } from '#src/content/site.ts';
import { displayPhone } from '#src/site/links.ts';
import { homesOfSites } from '#src/site/load-site.ts';

export const getStaticPaths = homesOfSites;

/** llms.txt of a language: the agency, its pages and prices in Markdown. */
export const GET: APIRoute<{ site: Site }> = ({ props: { site } }) => {
  const { agency, catalogue, labels, language, navigation, pages } = site;
  const page = (name: string) => pages.find(({ slug }) => slug === name);
  const prices = catalogue.categories
    .flatMap(({ services }) => services)
    .map(({ label, amountPaise, unitLabel }) => {
      const priced = amountPaise !== undefined;
      return `- ${label}: ${priced ? formatPrice(amountPaise, unitLabel) : labels.price.custom}`;
    });
  const { items, more } = navigation.services;
  const links = [...items, ...more, navigation.locations].map(
    ({ name, path }) => `- [${name}](${agency.url}${localPath(language, path)})`,
  );
  return new Response(`# ${agency.brand}

> ${page('index')?.description}

${agency.contact.phones.map(displayPhone).join(', ')} · ${agency.contact.email}

## ${navigation.services.name}

${links.join('\n')}

## ${page('pricing')?.breadcrumb} (${labels.price.excluding})

${prices.join('\n')}
`);
};
