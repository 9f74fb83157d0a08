import type { Site } from '#src/content/site.ts';
import { sellerLines } from './seller-lines.ts';

/** Who sells, and who answers complaints. For the contact page, the terms and the receipt. */
export function Seller({ site }: { site: Site }) {
  return sellerLines(site).map((line) => (
    <p key={line[0]?.text}>
      {line.map(({ text, href }) =>
        href ? (
          <a href={href} key={text}>
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </p>
  ));
}
