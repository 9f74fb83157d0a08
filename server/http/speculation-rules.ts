/** What a browser may load ahead: a page that is pointed at, but for the checkout (practices, speed). */
const rules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*', relative_to: 'document' },
          {
            not: {
              href_matches: ['{/:language}?/payment{-status}?', '/api/*'],
              relative_to: 'document',
            },
          },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/**
 * Value of the header Speculation-Rules. A header, because the CSP forbids the inline form; a data
 * address, because a file would be one more request before the first paint of every visit.
 */
export const speculationRulesHeader = `"data:application/speculationrules+json,${encodeURIComponent(JSON.stringify(rules))}"`;
