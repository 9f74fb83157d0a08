import type { Link } from '#src/content/links.ts';
import { HiddenText } from '../hidden-text/HiddenText.tsx';
import { Icon } from '../icon/Icon.tsx';
import { type PlateLook, plate } from './plate.ts';

interface ButtonProps {
  link: Link;
  /** Words that tell a listener that the link opens WhatsApp; not said twice. */
  opensWhatsApp: string;
  look?: PlateLook;
}

const icons = { whatsapp: 'whatsapp', call: 'phone', page: 'arrow' } as const;

/** A link drawn as a painted plate. */
export function Button({ link, opensWhatsApp, look = 'main' }: ButtonProps) {
  const silent = link.kind === 'whatsapp' && !link.label.includes('WhatsApp');
  return (
    <a className={plate(look)} href={link.href}>
      <Icon name={icons[link.kind]} />
      <span>
        {link.label}
        {silent && <HiddenText>{`, ${opensWhatsApp}`}</HiddenText>}
      </span>
    </a>
  );
}
