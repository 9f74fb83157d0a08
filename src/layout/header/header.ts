const isOpen = (button: Element) => button.getAttribute('aria-expanded') === 'true';

/** The button of the group (link, button and list) around an element. */
const groupButton = (element: Element) =>
  element.closest('[data-group]')?.querySelector('button') ?? null;

/**
 * The header's panel on small screens and its drop-down lists, as APG disclosures (Header.tsx, Menu.tsx). The
 * buttons' `aria-expanded` is the state, which the style sheet follows.
 */
export function startHeader(): void {
  const header = document.querySelector('header');
  const panel = header?.querySelector('nav');
  if (!header || !panel) return;
  // The panel's toggle, then the buttons of its lists; at most one list is open.
  const buttons = [...header.querySelectorAll('button')];
  const [toggle] = buttons;
  /** The button whose list hover shows, until something else opens or closes one. */
  let hovered: HTMLButtonElement | null = null;
  /** Opens the buttons that match and closes all others. */
  const expand = (matches: (button: HTMLButtonElement) => boolean) => {
    hovered = null;
    for (const button of buttons) button.setAttribute('aria-expanded', `${matches(button)}`);
    header.toggleAttribute('data-open', buttons.some(isOpen));
  };
  const closeAll = () => expand(() => false);

  // A press moves the focus before its click, so only the keyboard closes what has lost the focus.
  let byKeyboard = false;
  header.addEventListener('click', ({ target }) => {
    const element = target as Element;
    const pressed = element.closest('button');
    if (pressed) {
      // Toggles the pressed button, keeps the panel, closes any other list. What the mouse has opened on its way to
      // the click stays open.
      const isKept = pressed === hovered && !byKeyboard;
      expand((button) =>
        button === pressed ? isKept || !isOpen(button) : button === toggle && isOpen(button),
      );
    } else if (element.closest('a') || !panel.contains(element)) closeAll();
  });

  addEventListener('pointerdown', ({ target }) => {
    byKeyboard = false;
    if (!header.contains(target as Node)) closeAll();
  });
  addEventListener('focusin', ({ target }) => {
    if (!byKeyboard) return;
    const focused = target as Element;
    const kept = header.contains(focused) ? [toggle, groupButton(focused)] : [];
    expand((button) => isOpen(button) && kept.includes(button));
  });
  addEventListener('keydown', (event) => {
    byKeyboard = true;
    const last = buttons.filter(isOpen).pop();
    if (event.key !== 'Escape' || !last) return;
    // Each press closes one thing: the list, then the panel, then the chat prompt.
    event.stopImmediatePropagation();
    expand((button) => isOpen(button) && button !== last);
    if (header.contains(document.activeElement)) last.focus();
  });

  // A page restored from the back/forward cache starts closed.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) closeAll();
  });
  // From this width on, the lists drop down (Menu.module.css).
  const wide = matchMedia('(min-width: 64em)');
  wide.addEventListener('change', closeAll);
  followMouse(header, (own) => {
    // A list opened by a click or the keyboard stays open when the mouse leaves it.
    if (!wide.matches || (own ? isOpen(own) : !hovered)) return;
    expand((button) => button === own);
    hovered = own;
  });
}

/** Reports the button of the list under the mouse, and null once the mouse leaves the lists. */
function followMouse(header: HTMLElement, arrive: (own: HTMLButtonElement | null) => void): void {
  // Undefined until the first move after a click on a link: a mouse at rest opens nothing.
  let last: HTMLButtonElement | null | undefined = document.referrer ? undefined : null;
  const moveTo = (own: HTMLButtonElement | null) => {
    const isResting = last === undefined || last === own;
    last = own;
    if (!isResting) arrive(own);
  };
  // Unlike pointerover, not fired when a list opens or closes below a mouse at rest.
  addEventListener('pointermove', ({ target, pointerType }) => {
    // During a view transition, every point belongs to the root.
    if (pointerType !== 'mouse' || target === document.documentElement) return;
    const element = target as Element;
    moveTo(header.contains(element) ? groupButton(element) : null);
  });
  document.documentElement.addEventListener('pointerleave', () => moveTo(null));
}
