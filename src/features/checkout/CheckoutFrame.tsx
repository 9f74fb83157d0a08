import type { ReactNode } from 'react';
import { fill } from '#contract/fill.ts';
import type { Site } from '#src/content/site.ts';
import { Actions } from '#src/sections/Actions.tsx';
import { Seller } from '#src/sections/Seller.tsx';
import { displayPhone } from '#src/site/links.ts';
import wrap from '#src/styles/Wrap.module.css';
import { buttonClasses } from '#src/ui/button-classes.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import styles from './CheckoutFrame.module.css';

interface CheckoutFrameProps {
  site: Site;
  page: 'checkout' | 'status';
  /** The h1. Visually hidden on the status page, which shows the result in its place. */
  title: string;
  /** The island. */
  children?: ReactNode;
}

/**
 * Frame of checkout and payment status: the island or, without scripts, chat and telephone. The alert is shown
 * where the island's scripts fail to load (before-hydration.ts).
 */
export function CheckoutFrame({ site, page, title, children }: CheckoutFrameProps) {
  const { withoutScripts, status, brokenLine } = site.payment;
  const { chat, call, checkoutText } = withoutScripts;
  const chatText = page === 'checkout' ? checkoutText : status.chatTextNoId;
  const [main] = site.agency.contact.phones;
  return (
    <>
      <section className={page === 'status' ? `${styles.frame} ${styles.status}` : styles.frame}>
        <div className={wrap.wrap}>
          <h1 className={styles.title}>
            {page === 'checkout' ? title : <VisuallyHidden>{title}</VisuallyHidden>}
          </h1>
          <noscript>
            <div className={styles.without}>
              <p>{withoutScripts[page]}</p>
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
            <p>{brokenLine.text}</p>
            <button className={buttonClasses('secondary')} type="button">
              {brokenLine.tryAgain}
            </button>
          </div>
          {children}
        </div>
      </section>
      {page === 'status' && (
        <section className={styles.seller}>
          <Seller site={site} />
        </section>
      )}
    </>
  );
}
