import { expect, it } from 'vitest';
import { contactPath } from '#contract/contact-message.ts';
import { localPath } from '#contract/local-path.ts';
import { isNotFoundPage } from '#server/http/pages.ts';
import { agency, pathOf, siteAt, sites } from './agency.ts';
import { builtSite } from './built-site.ts';
import { noFaults } from './faults.ts';
import { fetchFile, fetchText } from './fetch-text.ts';
import { linksOf } from './links-of-pages.ts';
import { pagesOf } from './pages.ts';

const pages = pagesOf(await builtSite());
const links = pages.flatMap(linksOf);

const statuses = new Map<string, Promise<number>>();
function statusOf(path: string): Promise<number> {
  const status = statuses.get(path) ?? fetchFile(path).then((response) => response.status);
  statuses.set(path, status);
  return status;
}

it('links only pages and files that exist', async () => {
  // A fragment leads to the page itself. The pages for unknown addresses, which link their translations,
  // answer 404.
  const followed = links.filter(({ address, isForm }) => !isForm && !address.startsWith('#'));
  const faults = followed.map(async ({ page, address, url }) => {
    const path = pathOf(url.href)?.split('#')[0];
    const status = path === undefined ? 200 : await statusOf(path);
    const isExpected = status === (path && isNotFoundPage(path) ? 404 : 200);
    return isExpected ? [] : [{ path: page.path, fault: `${address} answers ${status}` }];
  });
  noFaults((await Promise.all(faults)).flat());
});

it('links only fragments that exist', () => {
  const faults = links.flatMap(({ page, address, url }) => {
    if (!url.hash || pathOf(url.href) === undefined) return [];
    const id = decodeURIComponent(url.hash.slice(1));
    const target = pages.find(({ path }) => path === url.pathname);
    return target?.root.getElementById(id)
      ? []
      : [{ path: page.path, fault: `nothing is at ${address}` }];
  });
  noFaults(faults);
});

it('links externally only to addresses in agency.yaml and to WhatsApp', () => {
  const strangers = links.filter(({ page, address, url }) => {
    const { contact, seller } = siteAt(page.path).agency;
    const emails = [contact.email, seller.grievance.email].map((mail) => `mailto:${mail}`);
    const known = [...Object.values(contact.social), ...emails];
    const isOurs = pathOf(url.href) !== undefined || url.protocol === 'tel:';
    return !isOurs && !known.includes(address) && url.origin !== 'https://wa.me';
  });
  noFaults(strangers.map(({ page, address }) => ({ path: page.path, fault: address })));
});

function textFaults(search: string): string[] {
  const text = /^\?text=([^&+]+)$/.exec(search)?.[1];
  if (text === undefined) return ['is not ?text= and a text'];
  try {
    const read = decodeURIComponent(text).trim();
    return [
      ...(read === '' ? ['has an empty text'] : []),
      ...(read.length < 600 ? [] : [`has a text of ${read.length} letters`]),
    ];
  } catch {
    return ['has a text that does not decode'];
  }
}

it('opens WhatsApp with our number, digits only, and a short text that decodes', () => {
  const digits = agency.contact.phones[0]?.replace('+', '');
  const chats = links.filter(({ url }) => url.hostname === 'wa.me');
  expect(chats.length).toBeGreaterThan(pages.length);
  const faults = chats.flatMap(({ page, address, url, isForm }) =>
    [
      ...(url.pathname === `/${digits}` ? [] : ['is not our number']),
      ...(isForm ? [] : textFaults(url.search)),
    ].map((fault) => ({ path: page.path, fault: `${address} ${fault}` })),
  );
  noFaults(faults);
});

it('sends every form to our own server, which answers it, to the checkout or to WhatsApp', () => {
  const forms = links.filter(({ isForm }) => isForm);
  const addresses = sites.map(({ language }) => localPath(language, contactPath));
  expect(forms.map(({ address }) => address)).toEqual(expect.arrayContaining(addresses));
  const others = forms.filter(
    ({ page, address, url }) =>
      url.origin !== 'https://wa.me' &&
      ![contactPath, '/payment'].some(
        (path) => address === localPath(siteAt(page.path).language, path),
      ),
  );
  noFaults(others.map(({ page, address }) => ({ path: page.path, fault: address })));
});

it('calls +91 and ten digits', () => {
  const calls = links.filter(({ url }) => url.protocol === 'tel:');
  expect(calls.length).toBeGreaterThan(pages.length);
  const wrong = calls.filter(({ address }) => !/^tel:\+91\d{10}$/.test(address));
  noFaults(wrong.map(({ page, address }) => ({ path: page.path, fault: address })));
});

it.each(sites)('lists in llms.txt only addresses of $language that exist', async (of) => {
  const home = localPath(of.language, '/');
  const file = `${home}/llms.txt`.replace('//', '/');
  const text = await fetchText(file);
  const named = [...text.matchAll(/https?:\/\/[^\s)>\]]+/g)].map(([address]) => address);
  const ours = named.flatMap((address) => pathOf(address) ?? []);
  expect(ours.length).toBeGreaterThan(0);
  expect(ours.filter((path) => siteAt(path) !== of)).toEqual([]);
  const answers = await Promise.all(
    ours.map(async (path) => ({ path, status: await statusOf(path) })),
  );
  const missing = answers.filter(({ status }) => status !== 200);
  noFaults(missing.map(({ path }) => ({ path: file, fault: `${path} is missing` })));
});
