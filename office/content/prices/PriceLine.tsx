import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from 'react';
import { mostIncludes } from '#contract/catalogue.ts';
import { fill } from '#contract/fill.ts';
import type { ContentOverview } from '#contract/office/content.ts';
import field from '#src/ui/Field.module.css';
import { useContentWords } from '../use-content-words.ts';
import { useLetterCounter } from '../use-letter-counter.ts';
import styles from './PricesPage.module.css';
import type { PriceField, PriceRow } from './price-rows.ts';

interface PriceLineProps {
  row: PriceRow;
  languages: ContentOverview['languages'];
  units: [unit: string, name: string][];
  /** Current text of a field, given its text in the catalogue. */
  textOf: (priceField: PriceField, before: string) => string;
  errorOf: (priceField: PriceField) => string | undefined;
  onType: (priceField: PriceField, text: string) => void;
  onEnter: (event: KeyboardEvent<HTMLElement>) => void;
}

/** A service with its price: a line of the table, or a card on phones. */
export function PriceLine(props: PriceLineProps) {
  const { row, languages, units, textOf, errorOf, onType, onEnter } = props;
  const { prices: labels } = useContentWords().office.content;
  const withCount = useLetterCounter();
  const service = row.label;

  const cell = (priceField: PriceField, label: string, before: string, most?: number) => {
    const value = textOf(priceField, before);
    return {
      ...withCount(value, most, { error: errorOf(priceField) }),
      label,
      control: {
        'data-column': priceField,
        onChange: ({ target }: { target: { value: string } }) => onType(priceField, target.value),
        onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
          if (event.key === 'Enter') onEnter(event);
        },
        value,
      },
    };
  };
  const price = cell('price', fill(labels.priceOf, { service }), row.price);
  const unit = cell('unit', fill(labels.unitOf, { service }), row.unit);

  return (
    <li className={styles.line}>
      <h3>{service}</h3>
      <Cell caption={labels.price} {...price}>
        {(attributes) => (
          <>
            <span className={styles.rupees}>
              <input autoComplete="off" inputMode="numeric" {...price.control} {...attributes} />
            </span>
            {price.control.value.trim() === '' && (
              <span className={field.hint}>{labels.priceHint}</span>
            )}
          </>
        )}
      </Cell>
      <Cell caption={labels.unit} {...unit}>
        {(attributes) => (
          <select {...unit.control} {...attributes}>
            <option value="">{labels.noUnit}</option>
            {units.map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Cell>
      {languages.map(({ code, name: language }) => {
        const includes = cell(
          `includes.${code}`,
          fill(labels.includesOf, { service, language }),
          row.includes[code] ?? '',
          mostIncludes,
        );
        return (
          <Cell caption={`${labels.includes}: ${language}`} key={code} {...includes}>
            {(attributes) => (
              <textarea lang={code} rows={3} {...includes.control} {...attributes} />
            )}
          </Cell>
        );
      })}
    </li>
  );
}

interface CellProps {
  /** Column heading, visible on phones only. */
  caption: string;
  /** Accessible name of the control. */
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  children: (
    attributes: Pick<
      ComponentProps<'input'>,
      'aria-describedby' | 'aria-invalid' | 'aria-label' | 'className'
    >,
  ) => ReactNode;
}

/** A control with its column heading, hint and error. */
function Cell({ caption, label, hint, error, children }: CellProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <span aria-hidden="true" className={styles.caption}>
        {caption}
      </span>
      {children({
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-label': label,
        className: field.input,
      })}
      {hint && (
        <span className={field.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <span className={field.error} id={`${id}-error`} role="alert">
        {error}
      </span>
    </div>
  );
}
