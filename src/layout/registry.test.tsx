import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { jobsFor } from '#src/features/work/jobs.ts';
import { districtSections } from '#src/site/district-sections.ts';
import { displayPhone } from '#src/site/links.ts';
import type { Section } from '#src/site/section.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { registry, rendererOf, type StaticSection } from './registry.ts';

const site = readSite();
const authored = [...site.pages, ...site.branches].flatMap(({ slug, sections }) =>
  sections.map((section) => ({ where: slug, section: section as Section })),
);
const composed = site.districts.flatMap((district) =>
  districtSections(district, site, 'Arrah').map((section) => ({ where: district.slug, section })),
);

// The others hold an island, a script or Markdown, which Astro draws; the browser tests read their words.
const isDrawnHere = (entry: {
  where: string;
  section: Section;
}): entry is { where: string; section: StaticSection } => entry.section.type in registry;
const drawn = [...authored, ...composed].filter(isDrawnHere);

/** Choices, references and addresses: they shape a section and are not read in it. */
const unread = new Set([
  'type',
  'artwork',
  'subject',
  'layout',
  'background',
  'symbol',
  'period',
  'formats',
  'to',
  'from',
  'highlighted',
  'of',
  'posts',
  'promise',
  'photo',
  'place',
]);

/** Every string below a value that a visitor reads, or finds ready in the chat. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => (unread.has(key) ? [] : wordsIn(item)));
}

/** The words of a section. Some of them hold a whole district or service and show a part of it. */
function wordsOf(section: StaticSection): string[] {
  if (section.type === 'district-facts') {
    const { headquarters, division, beyond, knownFor, livesOn, reach } = section.district;
    return wordsIn([headquarters, division, beyond, knownFor, livesOn, reach]);
  }
  if (section.type === 'district-review') {
    const { review, businessHighlight, reasons } = section.district;
    return wordsIn([review, businessHighlight, reasons]);
  }
  if (section.type === 'job-strip') {
    return jobsFor(section, site.jobs).map(({ place }) => place);
  }
  if (section.type === 'job-list' && site.jobs.length === 0) return [];
  if (section.type === 'hero') {
    // The drawing beside a stage is in the share picture only, and the map shows no words of its district.
    const { district, drawing, ...words } = section;
    return wordsIn(section.stage ? words : { ...words, drawing });
  }
  if (section.type === 'district-services') return wordsIn(section.district.services);
  return wordsIn(section);
}

const signs = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
const decode = (html: string) =>
  html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => signs[sign as keyof typeof signs]);

/** What is seen: words of pictures, and the text between the tags, also where a drawing sets its words one by one. */
const seenIn = (html: string) =>
  decode(
    html
      .replace(/<img[^>]* alt="([^"]*)"[^>]*>/g, ' $1 ')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' '),
  );

/** Without spaces, which stand for tags, too. */
const bare = (text: string) => text.replace(/\s+/g, '');

/** What stands ready in the chats that the links open. */
const chatsIn = (html: string) =>
  [...html.matchAll(/\?text=([^"]*)/g)].map(([, text = '']) => decodeURIComponent(decode(text)));

function render(section: StaticSection): string {
  const Renderer = rendererOf(section);
  return renderToStaticMarkup(<Renderer section={section} site={site} />);
}

describe('every section of the content', () => {
  it.each(drawn)('$section.type of $where is drawn with all its words', ({ section }) => {
    const html = render(section);
    const read = [seenIn(html), ...chatsIn(html)].join('\n');
    const isRead = (words: string) =>
      bare(read).includes(
        bare(words.replace('{phone}', displayPhone(site.agency.contact.phones[0]))),
      );
    expect(wordsOf(section).filter((words) => !isRead(words))).toEqual([]);
    expect(html).not.toMatch(/undefined|\[object|\{[a-z]+\}/i);
  });

  it('uses every kind of section that has a renderer', () => {
    const used = new Set<string>(drawn.map(({ section }) => section.type));
    expect(Object.keys(registry).filter((type) => !used.has(type))).toEqual([]);
  });
});
