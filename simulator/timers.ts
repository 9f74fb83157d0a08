/** Timers that can all be cancelled at once. */
export class Timers {
  readonly #handles = new Set<NodeJS.Timeout>();
  #closed = false;

  /** Runs `action` in `delayMs`, unless cancelled before. */
  after(delayMs: number, action: () => void): void {
    if (this.#closed) return;
    const handle = setTimeout(() => {
      this.#handles.delete(handle);
      action();
    }, delayMs);
    this.#handles.add(handle);
  }

  /** Runs `action` every `intervalMs` until cancelled. */
  every(intervalMs: number, action: () => void): void {
    this.#handles.add(setInterval(action, intervalMs));
  }

  /** Cancels every timer; later calls of `after` do nothing. */
  close(): void {
    this.#closed = true;
    for (const handle of this.#handles) clearTimeout(handle);
    this.#handles.clear();
  }
}
