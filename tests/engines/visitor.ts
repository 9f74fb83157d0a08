import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Pointing } from './browser.ts';

/** Timeout, in ms; it only bounds a hang. */
const limitMs = 120_000;

/** A phone's and a computer's window; some browsers stop at a width of their own above 400. */
const windows = {
  narrow: { width: 400, height: 800 },
  wide: { width: 1280, height: 900 },
};

/** Runs in the page: the first element of a selector that is shown. */
const shown = `const shown = [...document.querySelectorAll(arguments[0])].find((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  });`;

/** Runs in the page: while one page fades into the next, presses are lost, or what is pressed moves away. */
const isChanging = `document.getAnimations().some(({ playState, effect }) =>
  playState === 'running' &&
  (effect.pseudoElement?.startsWith('::view-transition') || effect.target?.matches('main')))`;

/**
 * Runs in the page: the middle of what is shown, in px of the window; null where nothing can be pressed, or where it
 * was not yet at the look before: a press would miss what moves or is replaced.
 */
const findMiddle = `${shown}
  if (!shown || ${isChanging}) return null;
  shown.scrollIntoView({ block: arguments[1], behavior: 'instant' });
  const { x, y, width, height } = shown.getClientRects()[0];
  const [middleX, middleY] = [Math.round(x + width / 2), Math.round(y + height / 2)];
  const hit = document.elementFromPoint(middleX, middleY);
  const isHit = shown.contains(hit) || hit?.closest('label')?.control === shown;
  const before = window.lastLook;
  window.lastLook = { shown, middleX, middleY };
  const isStill = before?.shown === shown && before.middleX === middleX && before.middleY === middleY;
  return isHit && isStill ? [middleX, middleY] : null;`;

/** Someone in front of a browser: sees what is shown, presses, types. */
export class Visitor {
  readonly browser: Browser;
  #origin: string;

  constructor(browser: Browser, origin: string) {
    this.browser = browser;
    this.#origin = origin;
  }

  /** Opens a page as someone who has closed the notice before, in a window of that size. */
  async open(path: string, size: keyof typeof windows = 'wide'): Promise<void> {
    const { width, height } = windows[size];
    await this.browser.resize(width, height);
    // From a page without a form: one that comes live just now would keep what it read before.
    await this.browser.open(`${this.#origin}/privacy-policy`);
    await this.run(
      "sessionStorage.clear(); localStorage.setItem('notice', 1); sessionStorage.setItem('prompt', 1)",
    );
    await this.browser.open(this.#origin + path);
  }

  /** Waits until an element of that selector is shown. */
  async see(selector: string): Promise<void> {
    await this.#when(`${selector} is shown`, () =>
      this.run(`${shown} return Boolean(shown)`, selector),
    );
  }

  /** Waits until no element of that selector is shown. */
  async seeNo(selector: string): Promise<void> {
    await this.#when(`${selector} is hidden`, () => this.run(`${shown} return !shown`, selector));
  }

  /** Waits until the first shown element of that selector has these words. */
  async read(selector: string, words: string): Promise<void> {
    await this.#when(`${selector} reads “${words}”`, async () =>
      (await this.run<string>(`${shown} return shown?.innerText ?? ''`, selector)).includes(words),
    );
  }

  /** Presses what is shown, as a mouse does: not where something else covers it. */
  async press(selector: string): Promise<void> {
    await this.#pointAt('mouse', selector, 'center', 0);
  }

  /** Points at what is shown, `shift` px beside its middle; touch and mouse press there. */
  async pointAt(pointing: Pointing, selector: string, shift = 0): Promise<void> {
    await this.#pointAt(pointing, selector, 'nearest', shift);
  }

  async #pointAt(pointing: Pointing, selector: string, block: string, shift: number) {
    const [x, y] = await this.#when(`${selector} can be pointed at`, () =>
      this.run<[number, number] | null>(findMiddle, selector, block),
    );
    await this.browser.point(pointing, x + shift, y);
  }

  /** Points into the left margin, above the bar at the bottom of phones. */
  async pointOutside(pointing: Pointing): Promise<void> {
    await this.browser.point(pointing, 8, (await this.run<number>('return innerHeight')) - 120);
  }

  /** Presses a field and adds words at its end. */
  async type(selector: string, words: string): Promise<void> {
    await this.press(selector);
    await this.browser.pressKey('End');
    await this.browser.type(words);
  }

  /** Takes an option of a list by its words. */
  async choose(selector: string, words: string): Promise<void> {
    await this.run(
      `const list = document.querySelector(arguments[0]);
       list.value = [...list.options].find(({ text }) => text === arguments[1]).value;
       for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));`,
      selector,
      words,
    );
  }

  /** Waits until the address of the page begins so. */
  async arrive(path: string): Promise<void> {
    await this.#when(`the page is ${path}`, async () =>
      (await this.browser.address()).startsWith(this.#origin + path),
    );
  }

  /** Value of a field. */
  valueOf(name: string): Promise<string> {
    return this.run(`return document.querySelector('[name=${name}]').value`);
  }

  /** Runs in the page. */
  run<Result>(script: string, ...values: unknown[]): Promise<Result> {
    return this.browser.run<Result>(script, ...values);
  }

  /** Tries again until there is an answer; pages change meanwhile, so that a try may fail. */
  async #when<Found>(
    what: string,
    look: () => Promise<Found | null | false>,
  ): Promise<Exclude<Found, null | false>> {
    let reason: unknown;
    for (const endMs = performance.now() + limitMs; performance.now() < endMs; ) {
      const found = await look().catch((error: unknown) => {
        reason = error;
        return null;
      });
      if (found) return found as Exclude<Found, null | false>;
      await wait(20);
    }
    throw new Error(`Not so within ${limitMs} ms: ${what}`, { cause: reason });
  }

  /** From now on follows no link that is pressed, but notes where it leads: nothing outside is reached. */
  noteLinks(): Promise<void> {
    return this.run(`addEventListener('click', (event) => {
      const link = event.target.closest('a');
      if (!link) return;
      event.preventDefault();
      document.body.dataset.noted = link.href;
    })`);
  }

  /** Where the link leads that was pressed last. */
  notedLink(): Promise<string> {
    return this.run('return document.body.dataset.noted');
  }
}
