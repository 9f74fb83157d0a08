import type { Link } from '#src/content/links.ts';
import { Button } from '../button/Button.tsx';
import styles from './Actions.module.css';

/** One or two buttons; the first is the one that matters. */
export function Actions({ links, opensWhatsApp }: { links: Link[]; opensWhatsApp: string }) {
  return (
    <p className={styles.actions}>
      {links.map((link, index) => (
        <Button
          key={link.href}
          link={link}
          variant={index === 0 ? 'primary' : 'secondary'}
          opensWhatsApp={opensWhatsApp}
        />
      ))}
    </p>
  );
}
