import type { Site } from '#src/content/site.ts';
import { ChatButton, ChatPrompt } from './Chat.tsx';
import styles from './Dock.module.css';
import { Notice } from './Notice.tsx';

interface DockProps {
  site: Site;
  /** Name of the page, for the chat texts. */
  page: string;
  /** The checkout pages keep the button but are not interrupted by a prompt. */
  withPrompt: boolean;
}

/**
 * What floats at the bottom of the screen: notice, prompt and, last in the document, the button. The
 * prompt is positioned on an anchor without size, so that nothing moves when it appears.
 */
export function Dock({ site, page, withPrompt }: DockProps) {
  return (
    <div className={styles.dock} data-dock>
      <Notice site={site} />
      <div className={styles.row}>
        <div className={styles.anchor}>{withPrompt && <ChatPrompt page={page} site={site} />}</div>
        <ChatButton page={page} site={site} />
      </div>
    </div>
  );
}
