import { useEffect } from 'react';

/** The link that a click opens in this tab; null if there is none. */
const linkOf = ({ altKey, button, ctrlKey, metaKey, shiftKey, target }: MouseEvent) => {
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return null;
  const link = target instanceof Element ? target.closest('a') : null;
  return link && link.target !== '_blank' && !link.hash ? link : null;
};

/** Asks for confirmation before the page is left with unsaved changes, by a link or by closing the tab. */
export function useLeaveGuard(isDirty: boolean, question: string): void {
  useEffect(() => {
    if (!isDirty) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      if (!linkOf(event) || confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('beforeunload', onUnload);
    // Captured, so that it runs before the router's handler.
    addEventListener('click', onClick, true);
    return () => {
      removeEventListener('beforeunload', onUnload);
      removeEventListener('click', onClick, true);
    };
  }, [isDirty, question]);
}
