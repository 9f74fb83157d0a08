import { districtOf, pageContent } from './content.ts';

interface SamplePage {
  path: string;
  /** What the page calls itself in the chat texts. */
  name: string;
}

const page = (path: string, file = path.slice(1)): SamplePage => ({
  path,
  name: pageContent(file).breadcrumb,
});

/** One or more pages of every kind: marketing, service, district, town, branch, policy, errors. */
export const samplePages: SamplePage[] = [
  page('/', 'index'),
  page('/about'),
  page('/contact'),
  page('/pricing'),
  page('/payment?serviceName=Logo+Design&price=2999', 'payment'),
  page('/payment-status?id=none', 'payment-status'),
  page('/services/seo'),
  page('/e-rickshaw-advertising-bihar'),
  page('/digital-marketing-patna'),
  page('/locations'),
  page('/locations/kolkata', 'branches/kolkata'),
  { path: '/digital-marketing-agency-gaya', name: districtOf('gaya').name },
  { path: '/locations/arrah', name: districtOf('bhojpur').name },
  { path: '/refund-policy', name: 'Refund policy' },
  page('/no-such-page', '404'),
  page('/locations/atlantis', 'district-not-found'),
];
