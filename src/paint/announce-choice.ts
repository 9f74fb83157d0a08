import { fill } from '#contract/fill.ts';
import { whatsappLink } from '#contract/whatsapp-link.ts';
import type { PaintChoice } from './read-choice.ts';

/** Until the visitor has paused so long, a screen reader is not told what is painted. */
const pauseMs = 700;

/** Gives the function that says in words what is painted, and asks for it in the chat link. */
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
