import { fill } from '#contract/fill.ts';
import type { Site } from '#src/content/site.ts';
import { displayPhone } from '#src/site/links.ts';
import { chatCodeFile } from '#src/ui/QrCode.tsx';

/** Footer of a printed page (public/print.css): chat as a QR code, contacts, date of the prices and address. */
export function PrintFoot({ site, path }: { site: Site; path: string }) {
  const { agency, labels } = site;
  const { phones, email } = agency.contact;
  // Day of the build, on which the prices were current.
  const date = new Date().toLocaleDateString(labels.language.code, {
    dateStyle: 'long',
    timeZone: 'Asia/Kolkata',
  });
  const address = `${agency.url}${path}`.replace(/^https?:\/\//, '');
  return (
    <div data-print-foot hidden>
      <img alt="" loading="lazy" src={chatCodeFile} />
      <div>
        <p>{[...phones.map(displayPhone), email].join(' · ')}</p>
        <p>{fill(labels.print.date, { date, address })}</p>
      </div>
    </div>
  );
}
