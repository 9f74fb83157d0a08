/**
 * Whether the prompt has a greeting: it fetches one, by chance, unless it has done so. The greetings are
 * a file of their own (src/layout/chat/greetings.tsx), for they are no part of the first screen.
 */
export async function hasGreeting(prompt: HTMLElement): Promise<boolean> {
  if (prompt.querySelector('a')) return true;
  const { greetings, page } = prompt.dataset as Record<'greetings' | 'page', string>;
  try {
    const all: string[] = await (await fetch(greetings)).json();
    const greeting = all[Math.floor(Math.random() * all.length)] ?? '';
    prompt.insertAdjacentHTML(
      'afterbegin',
      greeting.replace('%7Bpage%7D', encodeURIComponent(page)),
    );
    return true;
  } catch {
    return false;
  }
}
