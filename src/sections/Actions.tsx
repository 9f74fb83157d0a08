import type { Site } from '#src/content/site.ts';
import type { Action } from '#src/content/text.schema.ts';
import { Button } from '#src/ui/Button.tsx';
import styles from './Actions.module.css';

interface ActionsProps {
  actions: Action[];
  /** None is primary: the button that matters on the screen is elsewhere. */
  isQuiet?: boolean;
  /** On phones, leaves a second button that calls to the bar at the bottom (layout/chat), in sight beside it. */
  isInHero?: boolean;
  site: Site;
}

/** One or two buttons, the first one primary. */
export function Actions({ actions, isQuiet = false, isInHero = false, site }: ActionsProps) {
  return (
    <p className={isInHero ? `${styles.actions} ${styles.inHero}` : styles.actions}>
      {actions.map((action, index) => (
        <Button
          action={action}
          key={action.label}
          site={site}
          variant={index === 0 && !isQuiet ? 'primary' : 'secondary'}
        />
      ))}
    </p>
  );
}
