import { fill } from '#contract/fill.ts';
import { Icon } from '#src/components/icon/Icon.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden/VisuallyHidden.tsx';
import { chatLink } from '#src/content/links.ts';
import type { Site } from '#src/content/site.ts';
import styles from './Chat.module.css';

/** The floating button: a plain link on every page, last in the document (WCAG 3.2.6). */
export function ChatButton({ site, page }: { site: Site; page: string }) {
  const { chat } = site.labels;
  return (
    <a className={styles.float} href={chatLink(site.agency, fill(chat.text, { page }))}>
      <Icon name="whatsapp" size={28} />
      <VisuallyHidden onPhone>{chat.float}</VisuallyHidden>
    </a>
  );
}

/**
 * The chat prompt, hidden until the script shows one assistant with one greeting, by chance, two
 * seconds after load. All texts are here; the script has none.
 */
export function ChatPrompt({ site, page }: { site: Site; page: string }) {
  const { chat } = site.labels;
  return (
    <aside aria-label={chat.prompt} className={styles.prompt} data-prompt hidden>
      {site.assistants.map((assistant) => (
        <div data-assistant hidden key={assistant.name}>
          <p className={styles.name}>{fill(chat.title, { name: assistant.name })}</p>
          {assistant.greetings.map((greeting) => (
            <p data-greeting hidden key={greeting}>
              {greeting}
            </p>
          ))}
        </div>
      ))}
      <a className={styles.reply} href={chatLink(site.agency, fill(chat.text, { page }))}>
        {chat.open}
      </a>
      <button aria-label={chat.close} className={styles.close} data-close type="button">
        <Icon name="close" />
      </button>
    </aside>
  );
}
