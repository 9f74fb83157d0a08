/** Things to be done later, all of which can be called off at once. */
export class Timers {
  readonly #handles = new Set<NodeJS.Timeout>();
  #closed = false;

  /** Runs `action` in `delayMs`, unless everything is called off before. */
  after(delayMs: number, action: () => void): void {
    if (this.#closed) return;
    const handle = setTimeout(() => {
      this.#handles.delete(handle);
      action();
    }, delayMs);
    this.#handles.add(handle);
  }

  /** Runs `action` every `intervalMs` until everything is called off. */
  every(intervalMs: number, action: () => void): void {
    this.#handles.add(setInterval(action, intervalMs));
  }

  /** Calls everything off, and whatever might still be asked for. */
  close(): void {
    this.#closed = true;
    for (const handle of this.#handles) clearTimeout(handle);
    this.#handles.clear();
  }
}
