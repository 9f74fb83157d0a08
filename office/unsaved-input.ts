import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { meQuery } from './api/queries.ts';

/** Input of a form in the browser's storage. If the browser blocks storage, nothing is stored. */
interface UnsavedInput<Input> {
  /** From an earlier visit; undefined if there is none that matches the schema. */
  stored: Input | undefined;
  /** Replaces what is stored; undefined clears it, unless another tab has stored something since. */
  store: (input: unknown) => void;
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

function openInput<Schema extends z.ZodType>(
  key: string,
  schema: Schema,
): UnsavedInput<z.output<Schema>> {
  let own = read(key);
  return {
    stored: parse(own, schema),
    store: (input) => {
      const isOwn = read(key) === own;
      own = input === undefined ? null : JSON.stringify(input);
      try {
        if (own !== null) localStorage.setItem(key, own);
        else if (isOwn) localStorage.removeItem(key);
      } catch {}
    },
  };
}

/** Unsaved input of a form, separate for each member who signs in on the device. */
export function useUnsavedInput<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
): UnsavedInput<z.output<Schema>> {
  const client = useQueryClient();
  const [input] = useState(() => {
    const member = client.getQueryData(meQuery.queryKey)?.name ?? '';
    return openInput(`office-words-${member}-${name}`, schema);
  });
  return input;
}
