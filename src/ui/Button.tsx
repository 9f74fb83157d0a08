import type { Link } from '#src/site/links.ts';
import { type ButtonVariant, buttonClasses } from './button-classes.ts';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface ButtonProps {
  link: Link;
  /** For screen readers, unless the label already says WhatsApp. */
  opensWhatsApp: string;
  variant?: ButtonVariant;
}

const icons = { whatsapp: 'whatsapp', call: 'phone', page: 'arrow' } as const;

/** A link styled as a button. */
export function Button({ link, opensWhatsApp, variant = 'primary' }: ButtonProps) {
  const silent = link.kind === 'whatsapp' && !link.label.includes('WhatsApp');
  return (
    <a className={buttonClasses(variant)} href={link.href}>
      <Icon name={icons[link.kind]} />
      <span>
        {link.label}
        {silent && <VisuallyHidden>{`, ${opensWhatsApp}`}</VisuallyHidden>}
      </span>
    </a>
  );
}
