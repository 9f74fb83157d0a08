import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { useState } from 'react';
import { Icon } from '#src/components/icon/Icon.tsx';
import styles from './Toaster.module.css';
import type { Toast } from './use-toast.ts';

/** How long a toast stays (docs/product.md, Timings). */
const durationMs = 5000;

interface ToasterProps {
  toast: Toast | undefined;
  onClose: () => void;
  /** `notices` names the region and has a {hotkey}; `notice` is said before each toast. */
  labels: { notice: string; notices: string; dismiss: string };
}

/**
 * Shows toasts: errors, one at a time, for five seconds, longer under the pointer or the
 * focus. Radix sets style attributes, which our CSP forbids in built pages, so its parts come
 * with the browser. The alert is there from the start, empty, for screen readers to watch.
 */
export function Toaster({ toast, onClose, labels }: ToasterProps) {
  const [announcer, setAnnouncer] = useState<HTMLElement | null>(null);
  return (
    <div className={styles.stage}>
      <div ref={setAnnouncer} role="alert" />
      {announcer && (
        <Provider
          announcerContainer={announcer}
          duration={durationMs}
          label={labels.notice}
          swipeDirection="up"
        >
          {toast && (
            <Root key={toast.id} onOpenChange={onClose}>
              <Title>{toast.title}</Title>
              <Description>{toast.text}</Description>
              <Close aria-label={labels.dismiss}>
                <Icon name="close" />
              </Close>
            </Root>
          )}
          <Viewport label={labels.notices} />
        </Provider>
      )}
    </div>
  );
}
