import type { Link } from '#src/content/links.ts';
import { HiddenText } from '../hidden-text/HiddenText.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './Button.module.css';

interface ButtonProps {
  link: Link;
  /** Words that tell a listener that the link opens WhatsApp; not said twice. */
  opensWhatsApp: string;
  /** `main` is turmeric: one on a screen. `plain` is outlined. `small` fits in a row of a list. */
  look?: 'main' | 'plain' | 'small';
}

const icons = { whatsapp: 'whatsapp', call: 'phone', page: 'arrow' } as const;

/** A link drawn as a painted plate. */
export function Button({ link, opensWhatsApp, look = 'main' }: ButtonProps) {
  const silent = link.kind === 'whatsapp' && !link.label.includes('WhatsApp');
  return (
    <a className={`${styles.button} ${styles[look]}`} href={link.href}>
      <Icon name={icons[link.kind]} />
      <span>
        {link.label}
        {silent && <HiddenText>, {opensWhatsApp}</HiddenText>}
      </span>
    </a>
  );
}
