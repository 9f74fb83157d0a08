/**
 * What a browser may load ahead, as text: the page pointed at, but never checkout, status or API. A page
 * adds it to itself (src/page-scripts/late-links.ts), and its Content-Security-Policy allows this text alone
 * (server/http/content-security-policy.ts).
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: { selector_matches: "a[href^='/']:not([href*='/payment'],[href^='/api/'])" },
      eagerness: 'moderate',
    },
  ],
});
