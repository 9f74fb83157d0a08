import { type RefObject, useEffect, useState } from 'react';
import { Draft } from './attempt/draft.ts';
import { detailNames, readDetails } from './details.ts';

/**
 * The draft behind a form whose fields are left to the browser, so that words typed before
 * hydration stay. Fields that are empty then get back what was typed before.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const [draft] = useState(() => new Draft());
  const [isLive, setLive] = useState(false);

  useEffect(() => {
    setLive(true);
    if (!form.current) return;
    for (const name of detailNames) {
      const field = form.current.elements.namedItem(name);
      if (field instanceof HTMLInputElement && !field.value) field.value = draft.details[name];
    }
    draft.keep(readDetails(new FormData(form.current)));
  }, [draft, form]);

  return { draft, isLive };
}
