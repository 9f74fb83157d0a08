import { By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { middleOf, type Pointing, point } from './pointer.ts';

/** Longest wait for anything: it only bounds a hang. */
const limitMs = 30_000;

/** A phone's and a computer's window; some browsers stop at a width of their own above 400. */
const windows = {
  narrow: { width: 400, height: 800 },
  wide: { width: 1280, height: 900 },
};

/** While one page fades into the next, presses are lost, or what is pressed moves away. */
const isChanging = `return document.getAnimations().some(({ playState, effect }) =>
  playState === 'running' &&
  (effect.pseudoElement?.startsWith('::view-transition') || effect.target?.matches('main')))`;

/** Someone in front of a browser: sees what is shown, presses, types. */
export class Visitor {
  readonly driver: WebDriver;
  #origin: string;

  constructor(driver: WebDriver, origin: string) {
    this.driver = driver;
    this.#origin = origin;
  }

  /** Opens a page as someone who has closed the notice before, in a window of that size. */
  async open(path: string, size: keyof typeof windows = 'wide'): Promise<void> {
    await this.driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...windows[size] });
    // From a page without a form: one that comes live just now would keep what it read before.
    await this.driver.get(`${this.#origin}/privacy-policy`);
    await this.driver.executeScript(
      "sessionStorage.clear(); localStorage.setItem('notice', 1); sessionStorage.setItem('prompt', 1)",
    );
    await this.driver.get(this.#origin + path);
  }

  /** The first element of that selector that is shown; waits for it. */
  async see(selector: string): Promise<WebElement> {
    return this.#when(`${selector} is shown`, async () => {
      for (const element of await this.driver.findElements(By.css(selector))) {
        if (await element.isDisplayed()) return element;
      }
      return undefined;
    });
  }

  /** Waits until no element of that selector is shown. */
  async seeNo(selector: string): Promise<void> {
    await this.#when(`${selector} is hidden`, async () => {
      const elements = await this.driver.findElements(By.css(selector));
      const shown = await Promise.all(elements.map((element) => element.isDisplayed()));
      return !shown.includes(true) || undefined;
    });
  }

  /** Waits until the first shown element of that selector has these words. */
  async read(selector: string, words: string): Promise<void> {
    await this.#when(`${selector} reads “${words}”`, async () => {
      const element = await this.see(selector);
      return (await element.getText()).includes(words) || undefined;
    });
  }

  /** Presses what is shown, as a mouse does: not where something else lies over it for good. */
  async press(selector: string): Promise<void> {
    await this.#when(`${selector} can be pressed`, async () => {
      const element = await this.see(selector);
      if (await this.run<boolean>(isChanging)) return undefined;
      await this.run("arguments[0].scrollIntoView({ block: 'center' })", element);
      await element.click();
      return true;
    });
  }

  /** Points at what is shown, `shift` px beside its middle; touch and mouse press there. */
  async pointAt(pointing: Pointing, selector: string, shift = 0): Promise<void> {
    await this.#when(`${selector} can be pointed at`, async () => {
      const element = await this.see(selector);
      if (await this.run<boolean>(isChanging)) return undefined;
      const [x, y] = await middleOf(this.driver, element);
      await point(this.driver, pointing, x + shift, y);
      return true;
    });
  }

  async type(selector: string, words: string): Promise<void> {
    await (await this.see(selector)).sendKeys(words.replaceAll('\n', Key.ENTER));
  }

  /** Takes an option of a list by its words. */
  async choose(selector: string, words: string): Promise<void> {
    const options = await this.driver.findElements(By.css(`${selector} option`));
    for (const option of options) if ((await option.getText()) === words) await option.click();
  }

  /** Presses a key wherever the focus is. */
  async pressKey(key: keyof typeof Key): Promise<void> {
    await this.driver.actions().sendKeys(String(Key[key])).perform();
  }

  /** Waits until the address of the page begins so; returns it. */
  async arrive(path: string): Promise<string> {
    return this.#when(`the page is ${path}`, async () => {
      const url = await this.driver.getCurrentUrl();
      return url.startsWith(this.#origin + path) ? url : undefined;
    });
  }

  /** What stands in a field. */
  valueOf(name: string): Promise<string> {
    return this.run(`return document.querySelector('[name=${name}]').value`);
  }

  /** Runs in the page. */
  run<Result>(script: string, ...values: unknown[]): Promise<Result> {
    return this.driver.executeScript<Result>(script, ...values);
  }

  /** Tries again until there is an answer; pages change meanwhile, so that a try may fail. */
  async #when<Found>(what: string, look: () => Promise<Found | undefined>): Promise<Found> {
    let reason: unknown;
    for (const endMs = Date.now() + limitMs; Date.now() < endMs; ) {
      const found = await look().catch((error: unknown) => {
        reason = error;
      });
      if (found !== undefined) return found;
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
