/** A Map that forgets its oldest entry when it grows beyond `limit`. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #limit: number;

  constructor(limit: number) {
    super();
    this.#limit = limit;
  }

  override set(key: Key, value: Value): this {
    super.set(key, value);
    if (this.size > this.#limit) {
      const [oldest] = this.keys();
      this.delete(oldest as Key);
    }
    return this;
  }
}
