import { remember, remembers } from './memory.ts';

const key = 'prompt';
/** Spec section 9: the prompt appears two seconds after load. */
const delayMs = 2000;

const pick = (items: NodeListOf<HTMLElement>) => items[Math.floor(Math.random() * items.length)];

/** Shows one assistant with one greeting, by chance; once closed, not again in this session. */
export function startChatPrompt(): void {
  const prompt = document.querySelector<HTMLElement>('[data-prompt]');
  if (!prompt || remembers('sessionStorage', key)) return;

  const close = () => {
    prompt.hidden = true;
    remember('sessionStorage', key);
  };
  prompt.querySelector('[data-close]')?.addEventListener('click', close);
  addEventListener('keydown', ({ key: pressed }) => {
    if (pressed === 'Escape' && !prompt.hidden) close();
  });

  const show = () => {
    const assistant = pick(prompt.querySelectorAll('[data-assistant]'));
    const greeting = assistant && pick(assistant.querySelectorAll('[data-greeting]'));
    if (!assistant || !greeting) return;
    assistant.hidden = greeting.hidden = prompt.hidden = false;
  };
  const wait = () => setTimeout(show, delayMs);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}
