import type { ReactNode } from 'react';
import { fill } from '#contract/fill.ts';
import { buttonClasses } from '#src/components/button/button-classes.ts';
import { displayPhone } from '#src/content/links.ts';
import type { Site } from '#src/content/site.ts';
import wrap from '#src/styles/Wrap.module.css';
import { Actions } from '../Actions.tsx';
import styles from './CheckoutFrame.module.css';

interface CheckoutFrameProps {
  site: Site;
  /** What a visitor without scripts reads in place of the island. */
  without: string;
  /** Prefilled text of the chat that is offered then. */
  chatText: string;
  /** The island. */
  children?: ReactNode;
}

/**
 * Frame of the checkout and of the payment status: the island or, without scripts, ways to reach a
 * person. page-scripts/hydration-retry.ts shows the alert where the island's scripts did not load.
 */
export function CheckoutFrame({ site, without, chatText, children }: CheckoutFrameProps) {
  const { chat, call } = site.payment.withoutScripts;
  const { text, tryAgain } = site.payment.brokenLine;
  const [main] = site.agency.contact.phones;
  return (
    <section className={styles.frame}>
      <div className={wrap.wrap}>
        <noscript>
          <div className={styles.without}>
            <p>{without}</p>
            <Actions
              actions={[
                { label: chat, whatsapp: chatText },
                { label: fill(call, { phone: displayPhone(main) }), call: true },
              ]}
              site={site}
            />
          </div>
        </noscript>
        <div className={styles.broken} data-broken hidden role="alert">
          <p>{text}</p>
          <button className={buttonClasses('secondary')} type="button">
            {tryAgain}
          </button>
        </div>
        {children}
      </div>
    </section>
  );
}
