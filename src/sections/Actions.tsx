import { fill } from '#contract/fill.ts';
import type { Site } from '#src/content/site.ts';
import type { Action } from '#src/content/text.schema.ts';
import { displayPhone, type Link, resolveAction } from '#src/site/links.ts';
import { Button } from '#src/ui/Button.tsx';
import styles from './Actions.module.css';

interface ActionsProps {
  actions: Action[];
  /** None is primary: the button that matters on the screen is elsewhere. */
  isQuiet?: boolean;
  /** On phones, leaves a second button that calls to the bar at the bottom (layout/chat), in sight beside it. */
  isInHero?: boolean;
  /** Calls are labelled with the number, which a computer cannot dial. */
  hasNumbers?: boolean;
  site: Site;
}

/** A link that calls the agency, labelled with its number. */
function numberLink({ agency, labels }: Site): Link {
  const [phone] = agency.contact.phones;
  const label = fill(labels.footer.call, { phone: displayPhone(phone) });
  return { label, kind: 'call', href: `tel:${phone}` };
}

/** One or two buttons, the first one primary. */
export function Actions({
  actions,
  isQuiet = false,
  isInHero = false,
  hasNumbers = false,
  site,
}: ActionsProps) {
  return (
    <p className={isInHero ? `${styles.actions} ${styles.inHero}` : styles.actions}>
      {actions.map((action, index) => (
        <Button
          key={action.label}
          link={hasNumbers && action.call ? numberLink(site) : resolveAction(action, site)}
          variant={index === 0 && !isQuiet ? 'primary' : 'secondary'}
          opensWhatsApp={site.labels.actions.opensWhatsApp}
        />
      ))}
    </p>
  );
}
