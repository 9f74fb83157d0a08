/** Header: toggle and drop-down lists as APG disclosures; hover is left to the style sheet. */
export function startMenus(): void {
  const header = document.querySelector('header');
  if (!header) return;
  const buttons = [...header.querySelectorAll<HTMLElement>('[aria-expanded]')];
  const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true';
  const set = (button: HTMLElement, open: boolean) =>
    button.setAttribute('aria-expanded', String(open));
  const groupOf = (button: HTMLElement) => button.closest<HTMLElement>('[data-group]');
  const closeAll = () => {
    for (const button of buttons) set(button, false);
  };

  for (const button of buttons) {
    const group = groupOf(button);
    button.addEventListener('click', () => {
      const open = !isOpen(button);
      // One list at a time; the toggle that holds the lists stays as it is.
      for (const other of buttons) if (group && groupOf(other)) set(other, false);
      set(button, open);
    });
    group?.addEventListener('focusout', (event) => {
      if (!group.contains(event.relatedTarget as Node)) set(button, false);
    });
    group?.addEventListener('pointerleave', (event) => {
      delete group.dataset.away;
      if (event.pointerType === 'mouse') set(button, false);
    });
  }

  header.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    closeAll();
    keepClosed(link.closest<HTMLElement>('[data-group]'));
  });

  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const group of header.querySelectorAll<HTMLElement>('[data-group]:hover'))
      keepClosed(group);
    // The innermost open one closes; focus goes back to its button (APG disclosure).
    const open = buttons.filter(isOpen).pop();
    if (!open) return;
    // One press closes one thing.
    event.stopImmediatePropagation();
    set(open, false);
    open.focus();
  });

  // Whoever tabs on past the header leaves it closed.
  header.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !header.contains(relatedTarget as Node)) closeAll();
  });

  // A page that comes back from the back/forward cache comes back closed.
  addEventListener('pageshow', () => {
    closeAll();
    for (const group of header.querySelectorAll<HTMLElement>('[data-away]')) {
      delete group.dataset.away;
    }
  });
}

/** Keeps a list closed that hover would still open, until the pointer leaves. */
function keepClosed(group: HTMLElement | null): void {
  if (group) group.dataset.away = '';
}
