import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { meQuery } from '../api/queries.ts';

// What is typed stays on the device until it is saved. A browser that blocks storage keeps it as long as the page.

/** What a form keeps on the device. */
interface KeptWords<Typed> {
  /** What an earlier visit left; undefined if there is nothing that the schema reads. */
  kept: Typed | undefined;
  /** Keeps what is typed; undefined forgets it, unless another tab has kept something since. */
  keep: (typed: unknown) => void;
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parse<Schema extends z.ZodType>(
  text: string | null,
  schema: Schema,
): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(text ?? 'null')).data;
  } catch {
    return undefined;
  }
}

function openKept<Schema extends z.ZodType>(
  key: string,
  schema: Schema,
): KeptWords<z.output<Schema>> {
  let own = read(key);
  return {
    kept: parse(own, schema),
    keep: (typed) => {
      const isOwn = read(key) === own;
      own = typed === undefined ? null : JSON.stringify(typed);
      try {
        if (own !== null) localStorage.setItem(key, own);
        else if (isOwn) localStorage.removeItem(key);
      } catch {}
    },
  };
}

/** What a form keeps, for the member who is signed in: others may use the same device. */
export function useKept<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
): KeptWords<z.output<Schema>> {
  const client = useQueryClient();
  const [kept] = useState(() => {
    const member = client.getQueryData(meQuery.queryKey)?.name ?? '';
    return openKept(`office-words-${member}-${name}`, schema);
  });
  return kept;
}
