/** Lets Escape put away the card beside the chat button, until it is pointed at or focused again. */
export function startChatCard(): void {
  const corner = document.querySelector<HTMLElement>('[data-chat]');
  if (!corner) return;
  for (const coming of ['pointerenter', 'focusin']) {
    corner.addEventListener(coming, () => delete corner.dataset.away);
  }
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') corner.dataset.away = '';
  });
}
