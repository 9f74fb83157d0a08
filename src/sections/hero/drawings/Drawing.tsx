import type { ReactElement } from 'react';
import type { HeroDrawing } from '../hero.schema.ts';
import { Activation } from './Activation.tsx';
import { Bihar } from './Bihar.tsx';
import styles from './Drawing.module.css';
import { ERickshaw } from './ERickshaw.tsx';
import { Event } from './Event.tsx';
import { NotFound } from './NotFound.tsx';
import { Outdoor } from './Outdoor.tsx';
import { Patna } from './Patna.tsx';
import { Political } from './Political.tsx';
import { Ppc } from './Ppc.tsx';
import { Retail } from './Retail.tsx';
import { Seo } from './Seo.tsx';
import { Social } from './Social.tsx';
import { Websites } from './Websites.tsx';

/** Every subject on a field of 480 × 330, with the ground at 313; one without a drawing does not compile. */
const drawings: Record<HeroDrawing['subject'], (props: { word: string }) => ReactElement> = {
  activation: Activation,
  bihar: Bihar,
  'e-rickshaw': ERickshaw,
  event: Event,
  'not-found': NotFound,
  outdoor: Outdoor,
  patna: Patna,
  political: Political,
  ppc: Ppc,
  retail: Retail,
  seo: Seo,
  social: Social,
  websites: Websites,
};

/** A drawing of what a page is about. It only decorates: screen readers skip it. */
export function Drawing({ subject, word }: HeroDrawing) {
  const Picture = drawings[subject];
  return (
    <svg aria-hidden="true" className={styles.drawing} viewBox="0 0 480 330">
      <Picture word={word} />
    </svg>
  );
}
