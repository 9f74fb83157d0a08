import { vi } from 'vitest';
import {
  type ContentDocument,
  type ContentOverview,
  type ContentRefusal,
  contentRefusalSchema,
  contentSchema,
  type Draft,
  documentSchema,
  draftSchema,
  type LaunchList,
  launchListSchema,
  type Publication,
  publicationSchema,
} from '#contract/office/content.ts';
import { type Leads, leadsSchema } from '#contract/office/leads.ts';
import {
  type Found,
  foundSchema,
  type OfficeOrder,
  type OrderRow,
  orderRowSchema,
  orderSchema,
  type Refusal,
  refundPlanSchema,
  refusalSchema,
  type Sheet,
  sheetSchema,
  type Today,
  todaySchema,
} from '#contract/office/orders.ts';
import { passkeysSchema } from '#contract/office/passkeys.ts';
import { devicesSchema, type Me, membersSchema, meSchema } from '#contract/office/session.ts';
import { readWords } from './words/read-words.ts';
import type { ContentWords } from './words/words.ts';

// Every response is checked by its schema, so that no test relies on one that the server cannot send.

const noonMs = Date.parse('2026-11-26T12:00:00+05:30');

const words = new Map<string, ContentWords>();

/** The words of a language, as Vite makes them from the content. */
export function sampleWords(language = 'en'): ContentWords {
  const known = words.get(language) ?? readWords(language);
  words.set(language, known);
  return known;
}

/** Who is signed in. */
export const sampleMe = (changed: Partial<Me> = {}): Me =>
  meSchema.parse({
    name: 'Ravi Kumar',
    role: 'owner',
    deviceId: 'd1',
    isTest: false,
    editsContent: true,
    ...changed,
  });

const row = {
  id: 'BAW-1',
  code: 'K7M-2QP',
  state: 'paid',
  name: 'Asha Devi',
  phone: '9876543210',
  service: { en: 'Painted board (2 × ₹500)', hi: 'पेंट वाला बोर्ड (2 × ₹500)' },
  serviceName: 'Painted board',
  language: 'en',
  amountPaise: 118_000,
  refundedPaise: 0,
  createdAtMs: noonMs - 60_000,
  paidAtMs: noonMs,
  flags: [],
  calledAtMs: null,
};

/** An order of a list: paid, and nobody has called. */
export const sampleRow = (changed: Partial<OrderRow> = {}): OrderRow =>
  orderRowSchema.parse({ ...row, ...changed });

/** Everything about the same order. */
export const sampleOrder = (changed: Partial<OfficeOrder> = {}) => {
  const entry = { cause: 'request', note: null, actor: null };
  const timeline = [
    { ...entry, seq: 1, event: 'Created', toState: 'created', atMs: row.createdAtMs },
    { ...entry, seq: 2, event: 'PaymentConfirmed', toState: 'paid', atMs: noonMs },
  ] as const;
  const order = orderSchema.parse({
    ...row,
    quantity: 2,
    counts: { boards: 2 },
    taxPaise: 18_000,
    payerGstin: null,
    provider: 'phonepe',
    providerOrderId: 'OMO1',
    paymentTransactionId: 'T1',
    paymentUtr: '123456789012',
    paymentMode: 'UPI_QR',
    paymentAtMs: noonMs,
    failureReason: null,
    expiresAtMs: noonMs + 900_000,
    mailedAtMs: null,
    timeline,
    refunds: [],
    revision: 2,
    ...changed,
  });
  return order as OfficeOrder & { timeline: [OfficeOrder['timeline'][number]] };
};

/** Today with one order that has to be called. */
export const sampleToday = (changed: Partial<Today> = {}): Today => {
  const sums = { orders: 3, paidPaise: 250_000, refundedPaise: 0 };
  return todaySchema.parse({
    needed: [sampleRow()],
    problems: [],
    orders: [sampleRow()],
    sums: { today: sums, week: sums, month: { ...sums, orders: 30, paidPaise: 12_000_000 } },
    ...changed,
  });
};

/** A page of found orders. */
export const sampleFound = (changed: Partial<Found> = {}): Found =>
  foundSchema.parse({ orders: [sampleRow()], next: null, ...changed });

/** A refund plan on the second day. */
export const samplePlan = (changed: object = {}) =>
  refundPlanSchema.parse({
    paidPaise: 118_000,
    leftPaise: 118_000,
    kind: 'money',
    grantedPaise: 118_000,
    day: 2,
    fullDays: 7,
    creditedFrom: '2026-12-07',
    creditedBy: '2026-12-10',
    ...changed,
  });

/** A month with a payment and its refund. */
export const sampleSheet = (changed: Partial<Sheet> = {}): Sheet => {
  const line = { orderId: row.id, code: row.code, name: row.name, service: row.service };
  return sheetSchema.parse({
    rows: [
      {
        ...line,
        ...{ kind: 'payment', atMs: noonMs, payerGstin: null },
        ...{ amountPaise: 118_000, taxPaise: 18_000 },
      },
      {
        ...line,
        ...{ kind: 'refund', atMs: noonMs + 1, payerGstin: null },
        ...{ amountPaise: -59_000, taxPaise: -9_000 },
      },
    ],
    totals: { paidPaise: 118_000, taxPaise: 9_000, refundedPaise: 59_000 },
    ...changed,
  });
};

/** A week with taps on two pages, one of them a district. */
export const sampleLeads = (changed: Partial<Leads> = {}): Leads =>
  leadsSchema.parse({
    from: '2026-11-20',
    to: '2026-11-26',
    total: 1_250,
    pages: [
      { key: '/pricing', count: 1_200 },
      { key: '/hi/digital-marketing-agency-siwan', count: 50 },
    ],
    kinds: [
      { key: 'whatsapp', count: 1_000 },
      { key: 'call', count: 250 },
    ],
    sources: [
      { key: 'search', count: 1_150 },
      { key: 'card', count: 100 },
    ],
    districts: [
      { key: '', count: 1_200 },
      { key: '/digital-marketing-agency-siwan', count: 50 },
    ],
    ...changed,
  });

/** This device, and a shared one of somebody else. */
const sampleDevices = () => {
  const device = { signedInAtMs: noonMs - 86_400_000, lastUsedAtMs: noonMs };
  const mine = { id: 'd1', name: 'Chrome, Android', memberName: 'Ravi Kumar' };
  const other = { id: 'd2', name: 'Firefox, Windows', memberName: 'Sunita' };
  return devicesSchema.parse({
    devices: [
      { ...device, ...mine, isShared: false, isThis: true },
      { ...device, ...other, isShared: true, isThis: false },
    ],
  });
};

/** A passkey of somebody else. */
export const samplePasskeys = () =>
  passkeysSchema.parse({
    passkeys: [
      {
        ...{ id: 'p1', name: 'Safari, iPhone', memberName: 'Sunita' },
        ...{ addedAtMs: noonMs - 86_400_000, lastUsedAtMs: noonMs, isBackedUp: true },
      },
    ],
  });

/** An owner, and a member of staff. */
const sampleMembers = () =>
  membersSchema.parse({
    members: [
      { id: 'm1', name: 'Ravi Kumar', role: 'owner', devices: 1, isRevoked: false },
      { id: 'm2', name: 'Sunita', role: 'staff', devices: 1, isRevoked: false },
    ],
  });

/** A draft that changes a price. */
export const sampleDraft = (changed: Partial<Draft> = {}): Draft =>
  draftSchema.parse({
    document: 'catalogue',
    title: {},
    memberName: 'Sunita',
    atMs: noonMs,
    changes: [
      {
        language: null,
        path: ['categories', 0, 'services', 0, 'price'],
        field: 'Price of Painted board',
        before: '₹500',
        after: '₹550',
      },
    ],
    ...changed,
  });

/** A publication of that draft. */
export const samplePublication = (changed: Partial<Publication> = {}): Publication =>
  publicationSchema.parse({
    id: 7,
    memberName: 'Ravi Kumar',
    startedAtMs: noonMs,
    endedAtMs: noonMs + 60_000,
    state: 'published',
    problem: null,
    undoes: null,
    drafts: [sampleDraft()],
    ...changed,
  });

const documentRows = [
  { id: 'catalogue', kind: 'catalogue', title: {} },
  { id: 'pages/about', kind: 'pages', title: { en: 'About us', hi: 'हमारे बारे में' } },
  { id: 'pages/services/seo', kind: 'pages', title: { en: 'SEO packages' } },
  {
    ...{ id: 'districts/siwan', kind: 'districts', title: { en: 'Siwan', hi: 'सिवान' } },
    reviews: [
      {
        path: ['review'],
        name: { en: 'Irshad A.', hi: 'इरशाद ए.' },
        text: { en: 'People ask about tiles now.' },
      },
    ],
  },
  { id: 'districts/gaya', kind: 'districts', title: { en: 'Gaya', hi: 'गया' } },
  {
    ...{ id: 'work/siwan-hoarding', kind: 'work', title: {} },
    photograph: 'work/siwan-hoarding/night.jpg',
  },
];

/** The content with one draft, and nothing published. */
export const sampleContent = (changed: Partial<ContentOverview> = {}): ContentOverview =>
  contentSchema.parse({
    languages: [
      { code: 'en', name: 'English' },
      { code: 'hi', name: 'हिन्दी' },
    ],
    documents: documentRows.map((one) => ({
      isDraft: false,
      reviews: [],
      photograph: null,
      ...one,
    })),
    drafts: [sampleDraft()],
    publications: [],
    lastPublished: null,
    ...changed,
  });

const sampleService = { name: 'Painted board', price: 500, unit: '/sq.ft' };
const sampleCatalogue = {
  en: {
    categories: [
      {
        name: 'Boards',
        services: [
          { ...sampleService, includes: 'Paint and two coats' },
          { name: 'Wall painting', price: 120_000 },
        ],
      },
    ],
  },
  hi: {
    units: { '/sq.ft': '/वर्ग फुट' },
    categories: [
      {
        name: 'बोर्ड',
        services: [
          { ...sampleService, label: 'बोर्ड', includes: 'पेंट, दो बार' },
          { name: 'Wall painting', label: 'दीवार लेखन', price: 120_000 },
        ],
      },
    ],
  },
};

/** The catalogue with two services. */
export const sampleCatalogueDocument = (changed: Partial<ContentDocument> = {}): ContentDocument =>
  documentSchema.parse({
    id: 'catalogue',
    kind: 'catalogue',
    title: {},
    isDraft: false,
    values: sampleCatalogue,
    schema: {},
    draft: null,
    services: ['Painted board', 'Wall painting'],
    ...changed,
  });

/** A launch list with an invented review. */
export const sampleLaunchList = (changed: Partial<LaunchList> = {}): LaunchList =>
  launchListSchema.parse({
    items: [
      {
        document: 'districts/siwan',
        title: { en: 'Siwan', hi: 'सिवान' },
        language: 'hi',
        path: ['review', 'sample'],
        kind: 'sample',
        text: 'Review of Irshad A.',
      },
    ],
    ...changed,
  });

const contentStatuses: Record<ContentRefusal['code'], number> = {
  mistakes: 422,
  conflict: 409,
  publishing: 409,
  photograph: 422,
  diskFull: 503,
};

/** A refusal of the content's API, with its status. */
export const refuseContent = (refusal: ContentRefusal): Response =>
  Response.json(contentRefusalSchema.parse(refusal), { status: contentStatuses[refusal.code] });

const textSchema = (description: string) => ({ type: 'string', description });

/** A page with a title in two languages, a price, and two sections of different kinds. */
export const sampleDocument = (changed: Partial<ContentDocument> = {}): ContentDocument => {
  const section = (type: string, title: string, fields: object) => ({
    ...{ type: 'object', title },
    properties: { type: { type: 'string', const: type }, ...fields },
    required: ['type', ...Object.keys(fields)],
  });
  const values = (title: string, headline: string, answer: string) => ({
    title,
    price: 4999,
    sections: [
      { type: 'hero', title: headline },
      { type: 'faq', title: 'FAQ', answer, to: '/pricing' },
    ],
  });
  return documentSchema.parse({
    id: 'pages/board',
    kind: 'pages',
    title: { en: 'Boards', hi: 'बोर्ड' },
    isDraft: false,
    values: {
      en: values('Boards in Siwan', 'Painted boards', 'Yes'),
      hi: values('सिवान में बोर्ड', 'लिखे हुए बोर्ड', 'हाँ'),
    },
    schema: {
      type: 'object',
      properties: {
        title: textSchema('Title of the page; 2 to 20 letters'),
        price: { type: 'integer', minimum: 1, maximum: 100_000, description: 'Price' },
        sections: {
          type: 'array',
          minItems: 1,
          maxItems: 4,
          items: {
            oneOf: [
              section('hero', 'Top of the page', {
                title: textSchema('The headline; 2 to 30 letters'),
              }),
              section('faq', 'Questions and answers', {
                title: textSchema('Heading; 2 to 30 letters'),
                answer: textSchema('Plain answer; 2 to 200 letters'),
                to: { type: 'string', pattern: '^\\/[a-z]*$', description: 'Page' },
              }),
            ],
          },
        },
      },
      required: ['title', 'price', 'sections'],
    },
    draft: null,
    services: [],
    ...changed,
  });
};

/** A draft of the same page. */
export const samplePageDraft = (changed: Partial<Draft> = {}): Draft =>
  draftSchema.parse({
    document: 'pages/board',
    title: { en: 'Boards', hi: 'बोर्ड' },
    memberName: 'Sunita',
    atMs: noonMs,
    changes: [{ language: 'en', path: ['title'], field: 'Title', before: 'Old', after: 'New' }],
    ...changed,
  });

const statuses: Partial<Record<Refusal['code'], number>> = {
  signedOut: 401,
  ownersOnly: 403,
  notFound: 404,
  stale: 409,
  tooMany: 429,
  unavailable: 503,
};

/** A refusal with its status. */
export const refuse = (refusal: Refusal): Response =>
  Response.json(refusalSchema.parse(refusal), { status: statuses[refusal.code] ?? 400 });

/** A request of the office. */
export interface SentRequest {
  /** POST /api/sign-in */
  route: string;
  query: URLSearchParams;
  body: unknown;
}

type Answer = (request: SentRequest) => object | Response | Promise<object | Response>;

const defaults: Record<string, Answer> = {
  'GET /api/me': () => sampleMe(),
  'GET /api/today': () => sampleToday(),
  'GET /api/orders': () => sampleFound(),
  'GET /api/orders/BAW-1': () => sampleOrder(),
  'GET /api/orders/BAW-1/refund-plan': () => samplePlan(),
  'GET /api/sheet': () => sampleSheet(),
  'GET /api/leads': () => sampleLeads(),
  'GET /api/devices': () => sampleDevices(),
  'GET /api/members': () => sampleMembers(),
  'GET /api/passkeys': () => samplePasskeys(),
  'GET /api/content': () => sampleContent(),
  'GET /api/content/launch': () => sampleLaunchList(),
  'GET /api/content/document': ({ query }) =>
    query.get('id') === 'catalogue' ? sampleCatalogueDocument() : sampleDocument(),
  'GET /api/content/addresses': ({ query }) => ({
    addresses: [query.get('id') === 'catalogue' ? '/pricing' : '/board'],
  }),
};

/** Replaces fetch by an office with these answers beside the usual ones. Returns the requests. */
export function stubOffice(answers: Record<string, Answer> = {}): SentRequest[] {
  const requests: SentRequest[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://office.example');
    const route = `${init.method ?? 'GET'} ${pathname}`;
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const request = { route, query: searchParams, body };
    requests.push(request);
    const answer = answers[route] ?? defaults[route] ?? (() => refuse({ code: 'notFound' }));
    const result = await answer(request);
    return result instanceof Response ? result : Response.json(result);
  });
  return requests;
}

/** The event stream, as a test drives it. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static last: FakeEventSource | undefined;
  readyState = 0;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  readonly address: string;

  constructor(address: string) {
    super();
    this.address = address;
    FakeEventSource.last = this;
  }

  close() {
    this.readyState = FakeEventSource.CLOSED;
  }
}
