import { describe, expect, it } from 'vitest';
import { pageSchema } from './page.schema.ts';

const words = {
  type: 'hero',
  title: 'A headline',
  lead: 'One sentence below the headline.',
  actions: [{ label: 'Ring', call: true }],
};
const drawing = { subject: 'seo', word: 'Tailor' };
const street = { artwork: 'street', drawing };
const hoarding = { artwork: 'hoarding', size: '20 × 10 ft' };
const bazaar = { artwork: 'bazaar', board: 'Your name' };
const hero = { ...words, ...street };
const page = {
  title: 'A page about painted boards in Bihar',
  description: 'What the page is about, in a sentence that is long enough to be of use in a list.',
  keywords: ['boards', 'Bihar'],
  breadcrumb: 'Boards',
  sections: [hero],
};
const faults = (value: unknown) =>
  pageSchema
    .safeParse(value)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
const faultsOf = (picture: object) => faults({ ...page, sections: [{ ...words, ...picture }] });

describe('page files', () => {
  it('accepts a page', () => {
    expect(faults(page)).toBeUndefined();
  });

  it('names an unknown field, a missing one and a wrong one', () => {
    expect(faults({ ...page, titel: 'x' })?.[0]).toContain('titel');
    expect(faults({ ...page, keywords: undefined })?.[0]).toMatch(/^keywords:/);
    expect(faults({ ...page, sections: [hero, { type: 'carousel' }] })?.[0]).toMatch(
      /^sections.1.type/,
    );
  });

  it('requires exactly one headline', () => {
    const checkout = { type: 'checkout', title: 'Book and pay' };
    expect(faults({ ...page, sections: [checkout] })).toBeUndefined();
    for (const sections of [
      [hero, hero],
      [hero, checkout],
      [{ type: 'steps', title: 'How', items: [] }],
    ]) {
      expect(faults({ ...page, sections })?.at(-1)).toContain('exactly one headline');
    }
  });

  it('requires a size for a hoarding only', () => {
    expect(faultsOf(hoarding)).toBeUndefined();
    expect(faultsOf(bazaar)).toBeUndefined();
    expect(faultsOf({ artwork: 'bazaar' })?.[0]).toMatch(/^sections.0.board: a bazaar needs/);
    expect(faultsOf({ ...street, board: 'Your name' })?.[0]).toMatch(/^sections.0.board/);
    const wrongSize = ['sections.0.size: a hoarding needs a size, and nothing else has one'];
    expect(faultsOf({ artwork: 'hoarding' })).toEqual(wrongSize);
    expect(faultsOf({ ...street, size: hoarding.size })).toEqual(wrongSize);
  });

  it('requires a stage for artwork: stage only', () => {
    const stage = { subject: 'posts', page: 'A shop', posts: ['One', 'Two', 'Three'] };
    const named = { ...stage, caption: 'An example' };
    expect(faultsOf({ artwork: 'stage', stage: named })).toBeUndefined();
    expect(faultsOf({ artwork: 'stage', stage })?.[0]).toMatch(/^sections.0.stage.caption/);
    expect(faultsOf({ artwork: 'stage' })?.[0]).toMatch(/^sections.0.stage: a stage belongs/);
    expect(faultsOf({ ...street, stage: named })?.[0]).toMatch(
      /^sections.0.stage: a stage belongs/,
    );
  });

  it('requires a drawing for a street, allows one on a hoarding or stage only', () => {
    expect(faultsOf(street)).toBeUndefined();
    expect(faultsOf({ ...hoarding, drawing })).toBeUndefined();
    expect(faultsOf({ artwork: 'street' })?.[0]).toMatch(/^sections.0.drawing: a street needs/);
    expect(faultsOf({ ...bazaar, drawing })?.[0]).toMatch(/^sections.0.drawing/);
  });

  it('allows a caption for a street only', () => {
    const caption = { text: 'Your name here', action: { label: 'Paint it', to: '/about' } };
    expect(faultsOf({ ...street, caption })).toBeUndefined();
    expect(faultsOf({ ...hoarding, caption })?.[0]).toMatch(
      /^sections.0.caption: a caption belongs/,
    );
  });

  it('allows prices beside the lowest one on a bazaar only', () => {
    const prices = ['SEO Optimization'];
    expect(faultsOf({ ...bazaar, prices })).toBeUndefined();
    expect(faultsOf({ ...street, prices })?.[0]).toMatch(/^sections.0.prices: prices belong/);
  });

  it('requires one target per button', () => {
    const action = { label: 'Both', call: true, to: '/about' };
    expect(faults({ ...page, sections: [{ ...hero, actions: [action] }] })?.[0]).toBe(
      'sections.0.actions.0: a button needs exactly one of: to, whatsapp, call',
    );
  });
});
