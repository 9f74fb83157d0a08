import type { z } from 'zod';

// What is typed stays on the device until it is saved. A browser that blocks storage keeps it as long as the page.

const keyOf = (name: string) => `office-words-${name}`;

/** What was typed and not saved; undefined if there is nothing that the schema reads. */
export function loadKept<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Keeps what is typed; undefined forgets it. */
export function keep(name: string, typed: unknown): void {
  try {
    if (typed === undefined) localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), JSON.stringify(typed));
  } catch {}
}
