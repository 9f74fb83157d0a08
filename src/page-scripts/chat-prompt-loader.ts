/**
 * A page may be prerendered before its link is clicked (server/http/speculation-rules.ts): nobody reads
 * it until it is activated. TypeScript's library does not know of it.
 */
type MaybePrerendered = Document & { prerendering?: boolean };

/** From load to the prompt (docs/product.md, Timings). */
const delayMs = 2000;

/**
 * Fetches the script of the chat prompt (chat-prompt.ts) when the prompt is due, so that it is no part of
 * the page. Where it comes to an idle visitor only, that script counts the time. Without it there is no
 * prompt.
 */
export function loadChatPrompt(): void {
  const { script, idle } = document.querySelector<HTMLElement>('[data-prompt]')?.dataset ?? {};
  if (!script) return;
  const load = () => import(/* @vite-ignore */ script).catch(() => {});
  const wait = () => (idle === undefined ? setTimeout(load, delayMs) : load());
  if ((document as MaybePrerendered).prerendering) {
    document.addEventListener('prerenderingchange', wait);
  } else {
    addEventListener('load', wait);
  }
}
