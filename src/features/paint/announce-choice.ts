import { fill } from '#contract/fill.ts';
import { whatsappLink } from '#contract/whatsapp-link.ts';
import type { PaintChoice } from './read-choice.ts';

/** How long the visitor must pause before a screen reader is told what is painted, in ms. */
const pauseMs = 700;

/** Returns the function that says in words what is painted, and puts it into the chat link. */
export function announceIn(form: HTMLElement, canvas: HTMLElement): (choice: PaintChoice) => void {
  const { own = '', told = '', question = '', phone = '' } = form.dataset;
  const ask = form.querySelector('[data-ask]') as HTMLAnchorElement;
  const status = form.querySelector('[role=status]') as HTMLElement;
  const askInGeneral = ask.href;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return ({ name, kindLabel: kind, size, coloursLabel: colours, district }) => {
    const words = fill(told, { name: name || own, kind, colours });
    canvas.setAttribute('aria-label', words);
    ask.href = name
      ? whatsappLink(phone, fill(question, { name, kind, size, district }))
      : askInGeneral;
    clearTimeout(timer);
    timer = setTimeout(() => {
      status.textContent = words;
    }, pauseMs);
  };
}
