import { type KeyboardEvent, useId } from 'react';
import { mostIncludes } from '#contract/catalogue.ts';
import { fill } from '#contract/fill.ts';
import type { ContentOverview } from '#contract/office/content.ts';
import field from '#src/ui/Field.module.css';
import { useLetterCounter } from '../../ui/use-letter-counter.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import styles from './PricesPage.module.css';
import type { PriceField, PriceRow } from './price-rows.ts';

interface PriceLineProps {
  row: PriceRow;
  languages: ContentOverview['languages'];
  units: [unit: string, name: string][];
  /** What stands in a field: the typed text, or the one before. */
  textOf: (priceField: PriceField, before: string) => string;
  errorOf: (priceField: PriceField) => string | undefined;
  onType: (priceField: PriceField, text: string) => void;
  onEnter: (event: KeyboardEvent<HTMLElement>) => void;
}

/** A service with its price: a line of the table, on phones a card. */
export function PriceLine(props: PriceLineProps) {
  const { row, languages, units, textOf, errorOf, onType, onEnter } = props;
  const { prices: labels } = useWords().office.content;
  const id = useId();
  const withCount = useLetterCounter();
  const service = row.label;

  const notesOf = (priceField: PriceField, before: string) =>
    withCount(
      textOf(priceField, before),
      priceField.startsWith('includes.') ? mostIncludes : undefined,
      { error: errorOf(priceField) },
    );
  const stateOf = (priceField: PriceField, before: string) => {
    const { hint, error } = notesOf(priceField, before);
    const ids = [hint && `${id}-${priceField}-hint`, error && `${id}-${priceField}`];
    return {
      'aria-invalid': error ? true : undefined,
      'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
    };
  };
  const control = (priceField: PriceField, name: string, before: string) => ({
    'aria-label': name,
    ...stateOf(priceField, before),
    'data-column': priceField,
    className: field.input,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Enter') onEnter(event);
    },
    value: textOf(priceField, before),
  });
  const notes = (priceField: PriceField, before: string) => {
    const { hint, error } = notesOf(priceField, before);
    return (
      <>
        {hint && (
          <span className={field.hint} id={`${id}-${priceField}-hint`}>
            {hint}
          </span>
        )}
        <span className={field.error} id={`${id}-${priceField}`} role="alert">
          {error}
        </span>
      </>
    );
  };
  const price = textOf('price', row.price);

  return (
    <li className={styles.line}>
      <h3>{service}</h3>
      <div className={styles.price}>
        <span aria-hidden="true" className={styles.caption}>
          {labels.price}
        </span>
        <span className={styles.rupees}>
          <input
            {...control('price', fill(labels.priceOf, { service }), row.price)}
            autoComplete="off"
            inputMode="numeric"
            onChange={({ target }) => onType('price', target.value)}
          />
        </span>
        {price.trim() === '' && <span className={field.hint}>{labels.priceHint}</span>}
        {notes('price', row.price)}
      </div>
      <div>
        <span aria-hidden="true" className={styles.caption}>
          {labels.unit}
        </span>
        <select
          {...control('unit', fill(labels.unitOf, { service }), row.unit)}
          onChange={({ target }) => onType('unit', target.value)}
        >
          <option value="">{labels.noUnit}</option>
          {units.map(([unit, name]) => (
            <option key={unit} value={unit}>
              {name}
            </option>
          ))}
        </select>
        {notes('unit', row.unit)}
      </div>
      {languages.map(({ code, name: language }) => (
        <div key={code}>
          <span aria-hidden="true" className={styles.caption}>
            {labels.includes}: {language}
          </span>
          <textarea
            {...control(
              `includes.${code}`,
              fill(labels.includesOf, { service, language }),
              row.includes[code] ?? '',
            )}
            lang={code}
            onChange={({ target }) => onType(`includes.${code}`, target.value)}
            rows={3}
          />
          {notes(`includes.${code}`, row.includes[code] ?? '')}
        </div>
      ))}
    </li>
  );
}
