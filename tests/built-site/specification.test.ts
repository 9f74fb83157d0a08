import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { fill } from '#contract/fill.ts';
import type { PageSection } from '#src/content/section.schema.ts';
import { districtPath } from '#src/site/routes.ts';
import { siteAt } from './agency.ts';
import { builtSite } from './built-site.ts';
import { pagesOf } from './pages.ts';

type TitledSection = Extract<PageSection, { title: string }>;
type SectionType = TitledSection['type'];
type Order = [path: string, type: SectionType, ...counts: number[]];

const pages = pagesOf(await builtSite());
const { agency, branches, districts, labels, pages: contents } = siteAt('/');

const servicePages = [
  '/services/seo',
  '/services/social-media',
  '/services/ppc',
  '/services/web-development',
];
const menuServices = [
  '/digital-marketing-agency-bihar',
  '/outdoor-advertising-bihar',
  '/retail-marketing-bihar',
  '/event-marketing-bihar',
  '/brand-activation-bihar',
  '/seo-services-bihar',
  '/social-media-marketing-bihar',
];
const otherServices = [
  ...servicePages,
  '/e-rickshaw-advertising-bihar',
  '/political-campaign-marketing-bihar',
];
const policies = ['/privacy-policy', '/terms-and-conditions', '/refund-policy'];

/** Items in the first sections of a type on a page. */
const orders: Order[] = [
  ['/', 'service-board', 8],
  ['/', 'candidates', 4],
  ['/', 'testimonials', 3],
  ['/', 'reasons', 3],
  ['/', 'faq', 3],
  ['/about', 'figures', 7],
  ['/about', 'offers', 5],
  ['/about', 'steps', 4],
  ...servicePages.map((path): Order => [path, 'offers', 6]),
  ...servicePages.map((path): Order => [path, 'packages', 3]),
  ['/digital-marketing-agency-bihar', 'offers', 6],
  ['/seo-services-bihar', 'offers', 6, 4],
  ['/digital-marketing-patna', 'offers', 3],
  ['/digital-marketing-patna', 'reasons', 4],
  ['/outdoor-advertising-bihar', 'offers', 4],
  ['/outdoor-advertising-bihar', 'case-study', 3],
  ['/e-rickshaw-advertising-bihar', 'offers', 4],
  ['/e-rickshaw-advertising-bihar', 'reasons', 4],
  ['/retail-marketing-bihar', 'offers', 4],
  ['/event-marketing-bihar', 'offers', 4, 5],
  ['/brand-activation-bihar', 'offers', 4],
  ['/brand-activation-bihar', 'statements', 2],
  ['/social-media-marketing-bihar', 'offers', 6],
  ['/social-media-marketing-bihar', 'platforms', 6],
  ['/political-campaign-marketing-bihar', 'offers', 6],
  ['/political-campaign-marketing-bihar', 'reasons', 5],
  ['/locations', 'district-grid', 38],
];

function rootAt(path: string): HTMLElement {
  const page = pages.find((built) => built.path === path);
  if (!page) throw new Error(`There is no page at ${path}`);
  return page.root;
}

/** The built sections of a type on a page, found by their titles in the content. */
function sectionsOf(path: string, type: SectionType): HTMLElement[] {
  const content = contents.find(({ slug }) => slug === (path.slice(1) || 'index'));
  const isOfType = (section: PageSection): section is TitledSection => section.type === type;
  const built = rootAt(path).querySelectorAll('main section');
  return (content?.sections ?? []).filter(isOfType).map(({ title }) => {
    const section = built.find((one) => one.querySelector('h1, h2')?.text.startsWith(title));
    if (!section) throw new Error(`${path} has no section "${title}"`);
    return section;
  });
}

function sectionOf(path: string, type: SectionType): HTMLElement {
  const [section] = sectionsOf(path, type);
  if (!section) throw new Error(`${path} has no ${type}`);
  return section;
}

/** Every item of a section has exactly one of these elements; a heading above other headings is no item. */
const itemsIn = (section: HTMLElement) =>
  section.querySelectorAll('h4, h3:not(:has(+ ul h4)), dd, details:not(:has(h3)), blockquote');

const hrefsIn = (element: HTMLElement, selector = 'a') =>
  element.querySelectorAll(selector).map((link) => link.getAttribute('href') ?? '');
const headerLinks = (selector: string) => hrefsIn(rootAt('/'), `header ${selector}`);
const footerLinks = () => hrefsIn(rootAt('/'), 'footer a');

/** That aliases show the page of their canonical address is in addresses.test.ts. */
describe('routes', () => {
  it.each([
    ...['/', '/about', '/contact', '/pricing', '/payment', '/payment-status', '/locations'],
    ...[...menuServices, ...otherServices, ...policies, '/digital-marketing-patna'],
    '/digital-marketing-company-siwan-bihar',
    ...districts.map(({ slug }) => districtPath(slug)),
    ...['gorakhpur', 'ranchi', 'kolkata', 'delhi-ncr', ...districts.map(({ slug }) => slug)].map(
      (slug) => `/locations/${slug}`,
    ),
  ])('%s is a page', (path) => {
    expect(pages.map((page) => page.path)).toContain(path);
  });

  it('the page of Lucknow shows the index of locations', () => {
    const shown = hrefsIn(rootAt('/digital-marketing-agency-lucknow-up'), 'main a');
    expect(shown).toEqual(expect.arrayContaining(hrefsIn(rootAt('/locations'), 'main a')));
  });
});

describe('sections', () => {
  it.each(orders)('%s has all items of %s', (path, type, ...counts) => {
    const built = sectionsOf(path, type).map((section) => itemsIn(section).length);
    expect(built.slice(0, counts.length)).toEqual(counts);
  });

  it.each(['/', '/digital-marketing-agency-bihar', '/seo-services-bihar', ...servicePages])(
    'the first button of %s opens WhatsApp',
    (path) => {
      // Buttons have an icon; the price above them is a plain link.
      const [first] = hrefsIn(sectionOf(path, 'hero'), 'a:has(> svg)');
      expect(first).toMatch(/^https:\/\/wa\.me\//);
    },
  );
});

describe('home page', () => {
  it('links eight different pages from the services', () => {
    const tiles = hrefsIn(sectionOf('/', 'service-board'), 'h3 a');
    expect(new Set(tiles).size).toBe(8);
  });

  it('links political campaigns below the candidates', () => {
    const links = hrefsIn(sectionOf('/', 'candidates'));
    expect(links).toEqual(['/political-campaign-marketing-bihar']);
  });

  it('shows five stars on each review', () => {
    const stars = sectionOf('/', 'testimonials').querySelectorAll('[role=img]');
    const five = fill(labels.testimonials.stars, { count: 5 });
    expect(stars.map((row) => row.getAttribute('aria-label'))).toEqual([five, five, five]);
  });
});

describe('about page', () => {
  it('has four points under the aims', () => {
    const points = sectionsOf('/about', 'statements').flatMap((section) =>
      section.querySelectorAll(':is(h3, details) ~ div > ul > li'),
    );
    expect(points).toHaveLength(4);
  });

  it('links four social networks', () => {
    const links = new Set(hrefsIn(rootAt('/about'), 'main a'));
    expect(links.intersection(new Set(Object.values(agency.contact.social))).size).toBe(4);
  });
});

describe('service pages', () => {
  const pagesWith = (type: SectionType) =>
    servicePages.filter((path) => sectionsOf(path, type).length > 0);
  const packagesOf = (path: string) => sectionOf(path, 'packages').querySelectorAll('li:has(h3)');

  it('have steps on SEO and web development only, platforms on social media only', () => {
    expect(pagesWith('steps')).toEqual(['/services/seo', '/services/web-development']);
    expect(pagesWith('platforms')).toEqual(['/services/social-media']);
  });

  it.each(servicePages)('%s has one popular package', (path) => {
    const stamps = packagesOf(path).flatMap((item) =>
      item.querySelectorAll('p').filter(({ text }) => text === labels.price.popular),
    );
    expect(stamps).toHaveLength(1);
  });

  it.each(servicePages)('%s has a WhatsApp button on each package', (path) => {
    const links = packagesOf(path).map((item) => hrefsIn(item));
    const chat = [expect.stringMatching(/^https:\/\/wa\.me\//)];
    expect(links).toEqual([chat, chat, chat]);
  });

  it('show an ad spend on the PPC packages only', () => {
    const [words = ''] = labels.price.adSpend.split('{amount}');
    const named = servicePages.map(
      (path) => packagesOf(path).filter(({ text }) => text.includes(words)).length,
    );
    expect(named).toEqual([0, 0, 3, 0]);
  });
});

describe('other pages', () => {
  it('the overview of Bihar links 15 places at the addresses of their names', () => {
    const places = rootAt('/digital-marketing-agency-bihar').querySelectorAll(
      'main a[href^="/locations/"]',
    );
    expect(places).toHaveLength(15);
    expect(places.map((link) => link.getAttribute('href'))).toEqual(
      places.map(({ text }) => `/locations/${text.toLowerCase().replace(' ', '-')}`),
    );
  });

  it('retail marketing has a case study', () => {
    expect(sectionsOf('/retail-marketing-bihar', 'case-study')).toHaveLength(1);
  });

  it('the contact form offers three offices and six services', () => {
    const choices = rootAt('/contact').querySelectorAll('main select');
    expect(choices.map((choice) => choice.querySelectorAll('option').length)).toEqual([3, 6]);
  });

  it('the refund policy links the contact page', () => {
    expect(hrefsIn(rootAt('/refund-policy'), 'main a')).toContain('/contact');
  });
});

describe('districts', () => {
  it('are 38, with their English names as slugs', () => {
    expect(districts).toHaveLength(38);
    expect(districts.map(({ slug }) => slug)).toEqual(
      districts.map(({ name }) => name.toLowerCase().replaceAll(' ', '-')),
    );
  });

  it('have their name in the headline', () => {
    const unnamed = districts.filter(
      ({ slug, name }) => !rootAt(districtPath(slug)).querySelector('h1')?.text.includes(name),
    );
    expect(unnamed.map(({ slug }) => slug)).toEqual([]);
  });

  it('have a WhatsApp button that says what for, and Call Now', () => {
    const buttons = districts.map(({ slug }) =>
      rootAt(districtPath(slug))
        .querySelectorAll('main > section:first-of-type a:has(> svg)')
        .map(({ text }) => text),
    );
    const named = [expect.stringMatching(/WhatsApp .|. WhatsApp/), 'Call Now'];
    expect(buttons).toEqual(districts.map(() => named));
  });

  it('have a card each on the page of all locations', () => {
    const cards = hrefsIn(sectionOf('/locations', 'district-grid'));
    const paths = districts.map(({ slug }) => districtPath(slug));
    expect(cards.toSorted()).toEqual(paths.toSorted());
  });
});

describe('header', () => {
  it('begins with Home, About and Contact', () => {
    const plain = headerLinks('nav > ul > li:not([data-group]) > a');
    expect(plain.slice(0, 3)).toEqual(['/', '/about', '/contact']);
  });

  it('lists seven services, then the prices of all', () => {
    expect(headerLinks('#services a')).toEqual([...menuServices, '/pricing']);
  });

  it('lists all locations, then the places outside Bihar', () => {
    expect(headerLinks('#locations a')).toEqual([
      '/locations',
      '/locations/gorakhpur',
      '/locations/ranchi',
      '/locations/kolkata',
      '/locations/delhi-ncr',
    ]);
  });
});

it.each(['header', 'footer'])('the %s labels branches with their state', (part) => {
  const unlabelled = branches.filter(({ slug, name, state }) => {
    const link = rootAt('/').querySelector(`${part} a[href="/locations/${slug}"]`);
    // Delhi NCR spans several states.
    return !link?.text.includes(slug === 'delhi-ncr' ? name : state);
  });
  expect(unlabelled.map(({ slug }) => slug)).toEqual([]);
});

describe('footer', () => {
  it('links services, locations and policies', () => {
    expect(footerLinks()).toEqual(
      expect.arrayContaining([...menuServices, ...otherServices, '/locations', ...policies]),
    );
  });

  it('links the 38 districts, each once', () => {
    const paths = districts.map(({ slug }) => districtPath(slug));
    expect(footerLinks().filter((href) => paths.includes(href))).toEqual(paths);
  });

  it('links two phone numbers, a chat, the email address and four networks', () => {
    const { email, social } = agency.contact;
    const links = new Set(footerLinks());
    const linked = (start: string) => [...links].filter((href) => href.startsWith(start));
    expect(linked('tel:')).toHaveLength(2);
    expect(linked('https://wa.me/')).toHaveLength(1);
    expect(links).toContain(`mailto:${email}`);
    expect(links.intersection(new Set(Object.values(social))).size).toBe(4);
  });

  it('has the tagline', () => {
    expect(rootAt('/').querySelector('footer')?.text).toContain(agency.tagline);
  });
});
