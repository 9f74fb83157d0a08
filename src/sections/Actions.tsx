import type { Site } from '#src/content/site.ts';
import type { Action } from '#src/content/text.schema.ts';
import { resolveAction } from '#src/site/links.ts';
import { Button } from '#src/ui/Button.tsx';
import styles from './Actions.module.css';

interface ActionsProps {
  actions: Action[];
  /** None is primary: the button that matters on the screen is elsewhere. */
  isQuiet?: boolean;
  site: Site;
}

/** One or two buttons, the first one primary. */
export function Actions({ actions, isQuiet = false, site }: ActionsProps) {
  return (
    <p className={styles.actions}>
      {actions.map((action, index) => (
        <Button
          key={action.label}
          link={resolveAction(action, site)}
          variant={index === 0 && !isQuiet ? 'primary' : 'secondary'}
          opensWhatsApp={site.labels.actions.opensWhatsApp}
        />
      ))}
    </p>
  );
}
