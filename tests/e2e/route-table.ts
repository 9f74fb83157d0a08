interface RouteRow {
  path: string;
  /** Content file of the page that is shown. */
  file: string;
  /** Where it differs from the path. */
  canonical?: string;
}

const row = (path: string, file = path.slice(1)): RouteRow => ({ path, file });

/** The pages that are neither districts nor policies (docs/product.md, Routes). */
export const pageRoutes: RouteRow[] = [
  row('/', 'index'),
  row('/about'),
  row('/contact'),
  row('/pricing'),
  row('/services/seo'),
  row('/services/social-media'),
  row('/services/ppc'),
  row('/services/web-development'),
  row('/digital-marketing-agency-bihar'),
  row('/seo-services-bihar'),
  row('/social-media-marketing-bihar'),
  row('/outdoor-advertising-bihar'),
  row('/e-rickshaw-advertising-bihar'),
  row('/retail-marketing-bihar'),
  row('/event-marketing-bihar'),
  row('/brand-activation-bihar'),
  row('/political-campaign-marketing-bihar'),
  row('/digital-marketing-patna'),
  row('/locations'),
  { path: '/digital-marketing-agency-lucknow-up', file: 'locations', canonical: '/locations' },
  row('/locations/gorakhpur', 'branches/gorakhpur'),
  row('/locations/ranchi', 'branches/ranchi'),
  row('/locations/kolkata', 'branches/kolkata'),
  row('/locations/delhi-ncr', 'branches/delhi-ncr'),
];

/** The checkout's pages, which stay out of search. */
export const checkoutRoutes = ['/payment', '/payment-status'];

export const policyRoutes = ['/privacy-policy', '/terms-and-conditions', '/refund-policy'];

/** The 38 districts of Bihar. */
export const districtNames = [
  'Araria, Arwal, Aurangabad, Banka, Begusarai, Bhagalpur, Bhojpur, Buxar, Darbhanga',
  'East Champaran, Gaya, Gopalganj, Jamui, Jehanabad, Kaimur, Katihar, Khagaria, Kishanganj',
  'Lakhisarai, Madhepura, Madhubani, Munger, Muzaffarpur, Nalanda, Nawada, Patna, Purnia, Rohtas',
  'Saharsa, Samastipur, Saran, Sheikhpura, Sheohar, Sitamarhi, Siwan, Supaul, Vaishali',
  'West Champaran',
].flatMap((line) => line.split(', '));

/** The town links of the Bihar overview, and the district in which each town lies. */
export const towns = [
  { town: 'Arrah', path: '/locations/arrah', district: 'bhojpur' },
  { town: 'Chhapra', path: '/locations/chhapra', district: 'saran' },
  { town: 'Sasaram', path: '/locations/sasaram', district: 'rohtas' },
  { town: 'Hajipur', path: '/locations/hajipur', district: 'vaishali' },
];
