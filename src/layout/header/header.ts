const isOpen = (button: Element) => button.getAttribute('aria-expanded') === 'true';

/** What opens and closes in the header. */
interface Disclosures {
  header: HTMLElement;
  /** The group (link, button and list) that contains an element. */
  groupOf: (element: Element) => Element | null;
  /** The button of a group. */
  buttonOf: (group: Element | null) => HTMLButtonElement | null | undefined;
  /** Opens the buttons for which it is true and closes all others. */
  expand: (isExpanded: (button: HTMLButtonElement) => boolean) => void;
}

/**
 * The header's panel on small screens and its drop-down lists, as APG disclosures (Header.tsx, Menu.tsx).
 * `aria-expanded` of their buttons is the state; the style sheet follows it.
 */
export function startHeader(): void {
  const header = document.querySelector('header');
  const panel = header?.querySelector('nav');
  if (!header || !panel) return;
  // First that of the panel, then those of its lists, of which at most one is open.
  const buttons = [...header.querySelectorAll('button')];
  const [toggle] = buttons;
  const groupOf: Disclosures['groupOf'] = (element) => element.closest('[data-group]');
  const buttonOf: Disclosures['buttonOf'] = (group) => group?.querySelector('button');
  const expand: Disclosures['expand'] = (isExpanded) => {
    for (const button of buttons) button.setAttribute('aria-expanded', `${isExpanded(button)}`);
    header.toggleAttribute('data-open', buttons.some(isOpen));
  };
  const closeAll = () => expand(() => false);

  header.addEventListener('click', ({ target }) => {
    const element = target as Element;
    const pressed = element.closest('button');
    if (pressed) {
      // It opens or closes; the panel stays as it is, any other list closes.
      expand((button) =>
        button === pressed ? !isOpen(button) : button === toggle && isOpen(button),
      );
    } else if (element.closest('a') || !panel.contains(element)) closeAll();
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
    const own = buttonOf(groupOf(focused));
    expand(
      (button) => isOpen(button) && header.contains(focused) && [own, toggle].includes(button),
    );
  });
  addEventListener('keydown', (event) => {
    byKeyboard = true;
    const last = buttons.filter(isOpen).pop();
    if (event.key !== 'Escape' || !last) return;
    // One press closes one thing: the list first, the panel next, then the chat prompt.
    event.stopImmediatePropagation();
    expand((button) => isOpen(button) && button !== last);
    if (header.contains(document.activeElement)) last.focus();
  });

  // A page that comes back from the back/forward cache comes back closed.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) closeAll();
  });
  openByHover({ header, groupOf, buttonOf, expand });
}

/** Lets a mouse open the list that it points at and close the one that it leaves. */
function openByHover({ header, groupOf, buttonOf, expand }: Disclosures): void {
  // From this width on, the lists hang below their links (Menu.module.css).
  const wide = matchMedia('(min-width: 64em)');
  // After a click on a link, the page does not know where the mouse is until it moves. A mouse that still
  // rests where it clicked opens nothing.
  let hovered: Element | null | undefined = document.referrer ? undefined : null;
  const moveTo = (group: Element | null) => {
    const isResting = hovered === undefined || hovered === group;
    hovered = group;
    if (isResting || !wide.matches) return;
    const own = buttonOf(group);
    expand((button) => button === own);
  };
  // Not pointerover, which also comes when something opens or closes below a mouse that rests.
  addEventListener('pointermove', ({ target, pointerType }) => {
    // While one page fades into the next, every point belongs to the root.
    if (pointerType !== 'mouse' || target === document.documentElement) return;
    moveTo(header.contains(target as Node) ? groupOf(target as Element) : null);
  });
  document.documentElement.addEventListener('pointerleave', () => moveTo(null));
  wide.addEventListener('change', () => expand(() => false));
}
