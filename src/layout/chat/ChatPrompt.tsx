import type { Site } from '#src/content/site.ts';
import script from '#src/layout/chat/chat.ts?worker&url';
import styles from './ChatPrompt.module.css';
import { type Audience, greetingsPath } from './greetings.tsx';

interface ChatPromptProps {
  site: Site;
  /** Name of the page, for the chat texts. */
  page: string;
  /** A page on which visitors type or wait for a verdict: it comes only once they have been idle. */
  onlyWhenIdle: boolean;
  audience: Audience;
}

/**
 * The chat prompt, empty and hidden until its script has been fetched (page-scripts/prompt-loader.ts),
 * which fetches a greeting and shows it at a place where it hides nothing (layout/chat/chat.ts).
 */
export function ChatPrompt({ site, page, onlyWhenIdle, audience }: ChatPromptProps) {
  const { chat } = site.labels;
  return (
    <aside
      aria-label={chat.prompt}
      className={styles.prompt}
      data-greetings={greetingsPath(site.language, audience)}
      data-idle={onlyWhenIdle || undefined}
      data-page={page}
      data-prompt={script}
      hidden
    />
  );
}
