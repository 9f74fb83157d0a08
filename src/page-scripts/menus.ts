/** What of the header is open: its panel on small screens, and one group's list. */
interface MenuState {
  panel: boolean;
  group: Element | null;
}

/**
 * The header's panel and drop-down lists as APG disclosures. `aria-expanded` always says what is
 * open; the style sheet follows it.
 */
export function startMenus(): void {
  const header = document.querySelector('header');
  const panel = header?.querySelector('nav');
  const toggle = header?.querySelector<HTMLElement>('button');
  if (!header || !panel || !toggle) return;
  const groups = header.querySelectorAll('[data-group]');

  let open: MenuState = { panel: false, group: null };
  const show = (change: Partial<MenuState>) => {
    open = { ...open, ...change };
    toggle.setAttribute('aria-expanded', `${open.panel}`);
    for (const group of groups) {
      group.querySelector('button')?.setAttribute('aria-expanded', `${group === open.group}`);
    }
    header.toggleAttribute('data-open', open.panel || open.group !== null);
  };
  const closeAll = () => show({ panel: false, group: null });

  header.addEventListener('click', (event) => {
    const target = event.target as Element;
    const button = target.closest('button');
    const group = target.closest('[data-group]');
    if (button === toggle) show({ panel: !open.panel, group: null });
    else if (button) show({ group: group === open.group ? null : group });
    else if (target.closest('a') || !panel.contains(target)) closeAll();
  });

  // A press moves the focus before it clicks: only keys may close what the focus has left.
  let byKeyboard = false;
  addEventListener('pointerdown', ({ target }) => {
    byKeyboard = false;
    if (!header.contains(target as Node)) closeAll();
  });
  addEventListener('focusin', ({ target }) => {
    if (!byKeyboard) return;
    if (!header.contains(target as Node)) closeAll();
    else if (!open.group?.contains(target as Node)) show({ group: null });
  });
  addEventListener('keydown', (event) => {
    byKeyboard = true;
    if (event.key !== 'Escape' || !(open.group || open.panel)) return;
    // One press closes one thing: the list first, the panel next, then whatever else listens.
    event.stopImmediatePropagation();
    const button = open.group?.querySelector('button') ?? toggle;
    show(open.group ? { group: null } : { panel: false });
    if (header.contains(document.activeElement)) button.focus();
  });

  // A page that comes back from the back/forward cache comes back closed.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) closeAll();
  });
}
