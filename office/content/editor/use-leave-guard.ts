import { useEffect } from 'react';

/** A press that opens the link in this tab. */
const linkOf = ({ altKey, button, ctrlKey, metaKey, shiftKey, target }: MouseEvent) => {
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return null;
  const link = target instanceof Element ? target.closest('a') : null;
  return link && link.target !== '_blank' && !link.hash ? link : null;
};

/** Asks before a link or a closed tab leaves the page, while something is not saved. */
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
    // Captured, so that the router does not see it.
    addEventListener('click', onClick, true);
    return () => {
      removeEventListener('beforeunload', onUnload);
      removeEventListener('click', onClick, true);
    };
  }, [isDirty, question]);
}
