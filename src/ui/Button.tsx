import type { Site } from '#src/content/site.ts';
import type { Action } from '#src/content/text.schema.ts';
import { resolveAction } from '#src/site/links.ts';
import { type ButtonVariant, buttonClasses } from './button-classes.ts';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface ButtonProps {
  action: Action;
  variant?: ButtonVariant;
  site: Site;
}

const icons = { whatsapp: 'whatsapp', call: 'phone', page: 'arrow' } as const;

/** A link styled as a button. Tells screen readers that it opens WhatsApp, unless its label does. */
export function Button({ action, variant = 'primary', site }: ButtonProps) {
  const { href, kind, label } = resolveAction(action, site);
  const silent = kind === 'whatsapp' && !label.includes('WhatsApp');
  return (
    <a className={buttonClasses(variant)} href={href}>
      <Icon name={icons[kind]} />
      <span>
        {label}
        {silent && <VisuallyHidden>{`, ${site.labels.actions.opensWhatsApp}`}</VisuallyHidden>}
      </span>
    </a>
  );
}
