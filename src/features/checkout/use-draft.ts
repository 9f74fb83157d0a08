import { type RefObject, useLayoutEffect, useState } from 'react';
import { detailNames, readDetails } from './details.ts';
import { Draft } from './draft.ts';

/**
 * The draft behind a form with uncontrolled fields, so that what was typed before hydration stays.
 * Fields that are still empty are filled from the draft.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const [draft] = useState(() => new Draft());
  const [isLive, setLive] = useState(false);

  // Before Astro calls the island live: from then on nothing else keeps what was typed (early-details.ts).
  useLayoutEffect(() => {
    setLive(true);
    if (!form.current) return;
    for (const name of detailNames) {
      const field = form.current.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement)) continue;
      if (!field.value) field.value = draft.details[name];
      if (field.value) field.closest('details')?.setAttribute('open', '');
    }
    draft.keep(readDetails(new FormData(form.current)));
  }, [draft, form]);

  return { draft, isLive };
}
