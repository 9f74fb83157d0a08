import { Icon } from '#src/components/icon/Icon.tsx';
import type { Site } from '#src/content/site.ts';
import script from '#src/page-scripts/chat-prompt.ts?worker&url';
import styles from './ChatPrompt.module.css';
import { greetingsPath } from './greetings.tsx';

interface ChatPromptProps {
  site: Site;
  /** Name of the page, for the chat texts. */
  page: string;
  /** Where a visitor types or waits for a verdict, it comes only to one who has been idle. */
  onlyWhenIdle: boolean;
}

/**
 * The chat prompt, empty and hidden until the script has fetched a greeting and shows it at a place
 * where it hides nothing (page-scripts/chat-prompt.ts).
 */
export function ChatPrompt({ site, page, onlyWhenIdle }: ChatPromptProps) {
  const { chat } = site.labels;
  return (
    <aside
      aria-label={chat.prompt}
      className={styles.prompt}
      data-greetings={greetingsPath(site.language)}
      data-idle={onlyWhenIdle || undefined}
      data-page={encodeURIComponent(page)}
      data-prompt
      data-script={script}
      hidden
    >
      <button aria-label={chat.close} className={styles.close} data-close type="button">
        <Icon name="close" />
      </button>
    </aside>
  );
}
