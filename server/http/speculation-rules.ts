/** What a browser may load ahead: the page pointed at, but never checkout, status or API. */
const rules = {
  prerender: [
    {
      where: { selector_matches: "a[href^='/']:not([href*='/payment'],[href^='/api/'])" },
      eagerness: 'moderate',
    },
  ],
};

/** As a string of a structured header (RFC 9651), in which a quotation mark needs a backslash. */
const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/**
 * Value of the header Speculation-Rules. A header, because the CSP forbids the inline form; a data
 * address, because a file would be one more request before the first paint of every visit. Not percent
 * encoded, because the heaviest page and its headers must fit into the first ten packets.
 */
export const speculationRulesHeader = quoted(
  `data:application/speculationrules+json,${JSON.stringify(rules)}`,
);
