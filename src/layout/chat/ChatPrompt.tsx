import type { Site } from '#src/content/site.ts';
import styles from './ChatPrompt.module.css';
import { type Audience, greetingsPath } from './greetings.tsx';

interface ChatPromptProps {
  site: Site;
  /** Name of the page, for the chat texts. */
  page: string;
  /** On a page where visitors type or wait for a verdict: it comes only once they have been idle. */
  onlyWhenIdle: boolean;
  audience: Audience;
}

/** The chat prompt, empty and hidden until chat.ts fetches a greeting and shows it above the chat button. */
export function ChatPrompt({ site, page, onlyWhenIdle, audience }: ChatPromptProps) {
  return (
    <aside
      aria-label={site.labels.chat.prompt}
      className={styles.prompt}
      data-greetings={greetingsPath(site.language, audience)}
      data-idle={onlyWhenIdle || undefined}
      data-page={page}
      data-prompt
      hidden
    />
  );
}
