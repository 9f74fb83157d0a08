import type { Store } from './stored-checkout.ts';

/** A store in memory. */
export function memory(entries: [string, string][] = []): Store {
  const items = new Map(entries);
  return {
    getItem: (name) => items.get(name) ?? null,
    removeItem: (name) => items.delete(name),
    setItem: (name, value) => items.set(name, value),
  };
}

/** The store of a browser that forbids it. */
export const forbidden = (): Store => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
