import { inspect } from 'node:util';

const mask = '[secret]';

/** A word that no log and no error may show: printed, joined or serialised it reads [secret]. */
export class Secret {
  readonly #word: string;

  constructor(word: string) {
    this.#word = word;
  }

  /** The word itself, for the one request that needs it. */
  reveal(): string {
    return this.#word;
  }

  toString(): string {
    return mask;
  }

  toJSON(): string {
    return mask;
  }

  [inspect.custom](): string {
    return mask;
  }
}
