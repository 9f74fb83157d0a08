const isOpen = (button: Element) => button.getAttribute('aria-expanded') === 'true';

/**
 * The header's panel on small screens, and its drop-down lists, as APG disclosures. `aria-expanded` of
 * their buttons is the state: the style sheet follows it.
 */
export function startMenus(): void {
  const header = document.querySelector('header');
  const panel = header?.querySelector('nav');
  if (!header || !panel) return;
  // First that of the panel, then those of its lists, of which one at most is open.
  const buttons = [...header.querySelectorAll('button')];
  const [toggle] = buttons;

  const expand = (isExpanded: (button: HTMLButtonElement) => boolean) => {
    for (const button of buttons) button.setAttribute('aria-expanded', `${isExpanded(button)}`);
    header.toggleAttribute('data-open', buttons.some(isOpen));
  };
  const closeAll = () => expand(() => false);

  header.addEventListener('click', (event) => {
    const target = event.target as Element;
    const pressed = target.closest('button');
    if (pressed) {
      // It opens or closes; the panel stays as it is, any other list closes.
      expand((button) =>
        button === pressed ? !isOpen(button) : button === toggle && isOpen(button),
      );
    } else if (target.closest('a') || !panel.contains(target)) closeAll();
  });

  // A press moves the focus before it clicks: only keys may close what the focus has left.
  let byKeyboard = false;
  addEventListener('pointerdown', ({ target }) => {
    byKeyboard = false;
    if (!header.contains(target as Node)) closeAll();
  });
  addEventListener('focusin', ({ target }) => {
    if (!byKeyboard) return;
    const focused = target as Element;
    const own = focused.closest('[data-group]')?.querySelector('button');
    expand(
      (button) => isOpen(button) && header.contains(focused) && [own, toggle].includes(button),
    );
  });
  addEventListener('keydown', (event) => {
    byKeyboard = true;
    const last = buttons.filter(isOpen).pop();
    if (event.key !== 'Escape' || !last) return;
    // One press closes one thing: the list first, the panel next, then whatever else listens.
    event.stopImmediatePropagation();
    expand((button) => isOpen(button) && button !== last);
    if (header.contains(document.activeElement)) last.focus();
  });

  // A page that comes back from the back/forward cache comes back closed.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) closeAll();
  });
}
