import { encode } from 'uqr';
import styles from './QrCode.module.css';

interface Drawing {
  path: string;
  /** Of one side, in modules of the code. */
  size: number;
}

/** Every page has the same few codes, and each takes some milliseconds to work out. */
const drawings = new Map<string, Drawing>();

function draw(link: string): Drawing {
  const { data, size } = encode(link, { ecc: 'L', border: 2 });
  const path = data
    .map((row, y) => {
      const cells = row.map((dark) => (dark ? '1' : '0')).join('');
      return [...cells.matchAll(/1+/g)]
        .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
        .join('');
    })
    .join('');
  return { path, size };
}

/** Of the drawing that copies repeat. */
const originalId = 'chat-code';

interface QrCodeProps {
  link: string;
  caption: string;
  /** The footer's code is the original; a copy repeats its drawing, which is heavy. */
  isOriginal?: true;
  isCopy?: true;
}

/** A link as a QR code, drawn as one path. On wide screens only: a phone opens the link itself. */
export function QrCode({ link, caption, isOriginal, isCopy }: QrCodeProps) {
  const drawing = drawings.get(link) ?? draw(link);
  drawings.set(link, drawing);
  const { path, size } = drawing;
  return (
    <figure className={styles.code}>
      <svg aria-hidden="true" height="132" viewBox={`0 0 ${size} ${size}`} width="132">
        {isCopy ? (
          <use href={`#${originalId}`} />
        ) : (
          <path d={path} id={isOriginal && originalId} shapeRendering="crispEdges" />
        )}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
