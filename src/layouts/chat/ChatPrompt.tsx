import { fill } from '#contract/fill.ts';
import { Icon } from '#src/components/icon/Icon.tsx';
import { chatLink } from '#src/content/links.ts';
import type { Site } from '#src/content/site.ts';
import styles from './ChatPrompt.module.css';

interface ChatPromptProps {
  site: Site;
  /** Name of the page, for the chat texts. */
  page: string;
  /** Where a visitor types or waits for a verdict, it comes only to one who has been idle. */
  onlyWhenIdle: boolean;
}

/**
 * The chat prompt, hidden until the script shows one assistant with one greeting, by chance, at a
 * place where it hides nothing (page-scripts/chat-prompt.ts). All texts are here; the script has none.
 */
export function ChatPrompt({ site, page, onlyWhenIdle }: ChatPromptProps) {
  const { chat } = site.labels;
  return (
    <aside
      aria-label={chat.prompt}
      className={styles.prompt}
      data-idle={onlyWhenIdle || undefined}
      data-prompt
      hidden
    >
      {site.assistants.map(({ name, greetings }) => (
        <div data-assistant hidden key={name}>
          <p className={styles.name}>{fill(chat.title, { name })}</p>
          {greetings.map(({ text, reply }) => (
            <div data-greeting hidden key={text}>
              <p>{text}</p>
              <a
                className={styles.reply}
                href={chatLink(site.agency, fill(chat.reply, { name, page, reply }))}
              >
                {chat.open}
              </a>
            </div>
          ))}
        </div>
      ))}
      <button aria-label={chat.close} className={styles.close} data-close type="button">
        <Icon name="close" />
      </button>
    </aside>
  );
}
