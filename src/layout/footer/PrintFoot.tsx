import { fill } from '#contract/fill.ts';
import type { Site } from '#src/content/site.ts';
import { displayPhone } from '#src/site/links.ts';
import { chatCodeFile } from '#src/ui/QrCode.tsx';

/** Day of the build, from which the prices are, as India writes it in the language of the site. */
const today = ({ labels }: Site) =>
  new Date().toLocaleDateString(labels.language.code, {
    dateStyle: 'long',
    timeZone: 'Asia/Kolkata',
  });

/**
 * The foot of a printed page, which screens do not show (public/print.css): the chat as a QR code, how
 * to reach us, the date of the prices and the address that has newer ones.
 */
export function PrintFoot({ site, path }: { site: Site; path: string }) {
  const { agency, labels } = site;
  const { phones, email } = agency.contact;
  const address = `${agency.url}${path}`.replace(/^https?:\/\//, '');
  return (
    <div data-print-foot hidden>
      <img alt="" loading="lazy" src={chatCodeFile} />
      <div>
        <p>{[...phones.map(displayPhone), email].join(' · ')}</p>
        <p>{fill(labels.print.date, { date: today(site), address })}</p>
      </div>
    </div>
  );
}
