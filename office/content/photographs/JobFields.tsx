import { formats } from '#contract/catalogue.ts';
import { fill } from '#contract/fill.ts';
import { indianMonth } from '#contract/indian-day.ts';
import { type ContentOverview, jobLetters } from '#contract/office/content.ts';
import { SelectField, TextArea, TextField } from '../../ui/TextField.tsx';
import { documentTitle } from '../document-title.ts';
import { useContentWords } from '../use-content-words.ts';
import { useLetterCounter } from '../use-letter-counter.ts';
import styles from './PhotographsPage.module.css';

interface JobFieldsProps {
  overview: ContentOverview;
  /** Text of each field, by its path in the job's file. */
  fields: Record<string, string>;
  errorOf: (path: string) => string | undefined;
  onWrite: (path: string, text: string) => void;
}

/** Fields of a finished board. */
export function JobFields({ overview, fields, errorOf, onWrite }: JobFieldsProps) {
  const words = useContentWords();
  const { photographs: labels } = words.office.content;
  const withCount = useLetterCounter();
  const { languages, documents } = overview;
  const places = documents
    .filter(({ kind }) => kind === 'districts' || kind === 'branches')
    .map((row) => ({ slug: row.id.replace(/^.*\//, ''), name: documentTitle(row, words) }))
    .sort((one, other) => one.name.localeCompare(other.name));

  const control = (path: string, label: string) => ({
    error: errorOf(path),
    label,
    onChange: ({ target }: { target: { value: string } }) => onWrite(path, target.value),
    value: fields[path] ?? '',
  });
  const counted = (path: string, label: string, hint: string, most: number) => {
    const { error, ...rest } = control(path, label);
    return { ...rest, ...withCount(rest.value, most, { hint, error }) };
  };
  const inEachLanguage = (path: 'place' | 'text', label: string, hint: string) =>
    languages.map(({ code, name }) => ({
      ...counted(
        `${path}.${code}`,
        fill(labels.inLanguage, { field: label, language: name }),
        hint,
        jobLetters[path],
      ),
      key: code,
      lang: code,
    }));

  return (
    <div className={styles.fields}>
      <div className={styles.twins}>
        <SelectField {...control('format', labels.format)}>
          <option value="">{labels.choosePlease}</option>
          {formats.map((format) => (
            <option key={format} value={format}>
              {words.formats[format]}
            </option>
          ))}
        </SelectField>
        <SelectField {...control('district', labels.district)}>
          <option value="">{labels.choosePlease}</option>
          {places.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={styles.twins}>
        {inEachLanguage('place', labels.place, labels.placeHint).map(({ key, ...place }) => (
          <TextField autoComplete="off" key={key} {...place} />
        ))}
      </div>
      <fieldset className={styles.sides}>
        <legend>{labels.size}</legend>
        <TextField
          autoComplete="off"
          inputMode="decimal"
          {...control('size.width', labels.width)}
        />
        <TextField
          autoComplete="off"
          inputMode="decimal"
          {...control('size.height', labels.height)}
        />
        <TextField
          max={indianMonth(Date.now())}
          min="2000-01"
          placeholder={indianMonth(Date.now())}
          type="month"
          {...control('month', labels.month)}
        />
      </fieldset>
      <div className={styles.twins}>
        {inEachLanguage('text', labels.job, labels.jobHint).map(({ key, ...text }) => (
          <TextArea key={key} {...text} />
        ))}
      </div>
      <TextArea
        rows={2}
        {...counted('consent', labels.consent, labels.consentHint, jobLetters.consent)}
      />
    </div>
  );
}
