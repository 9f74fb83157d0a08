import { labelsOf, template } from '#contract/label.ts';
import { line, list } from '#src/content/text.schema.ts';

/** What every district page says: `district` in content/{language}/labels.yaml. */
export const districtLabelsSchema = labelsOf(320)(
  [
    'breadcrumb',
    'division',
    'headquarters',
    'neighbours',
    'beyond',
    'distance',
    'atHome',
    'region',
    'livesOn',
    'formats',
    'pricesLead',
    'allPrices',
    'budget',
    'highlight',
    'reasons',
    'map',
    'call',
    'closingText',
    'size',
  ],
  {
    facts: ['district'],
    knownFor: ['district'],
    reach: ['district'],
    services: ['district'],
    prices: ['district'],
    review: ['district'],
    withoutReview: ['district'],
    chat: ['district'],
    mapLead: ['district'],
    closing: ['district'],
    distanceValue: ['km'],
    town: ['district', 'town'],
    townText: ['district', 'town'],
  },
).extend({
  keywords: list(2, 8, template(50, 'Search phrase', ['district'])).describe(
    'Phrases people search for, of every district page',
  ),
  genericHighlight: line(320, 'Shown where a district has no highlight of its own'),
});
