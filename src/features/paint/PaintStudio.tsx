import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fill } from '#contract/fill.ts';
import { whatsappLink } from '#contract/whatsapp-link.ts';
import type { Site } from '#src/content/site.ts';
import type { SectionOf } from '#src/site/section.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import fields from '#src/ui/Field.module.css';
import { Icon } from '#src/ui/Icon.tsx';
import visually from '#src/ui/VisuallyHidden.module.css';
import { BoardCanvas } from './BoardCanvas.tsx';
import { cleanName } from './clean-name.ts';
import styles from './PaintStudio.module.css';
import { storedName, storeName } from './stored-name.ts';
import {
  type ColourName,
  colourNames,
  colours,
  type PaintedKind,
  paintedKinds,
  sizesInFeet,
} from './surfaces.ts';
import { usePictureFile } from './use-picture-file.ts';

interface PaintStudioProps {
  words: Omit<SectionOf<'paint'>, 'type' | 'withoutScripts'>;
  sizeLabel: Site['payment']['counts']['size'];
  districts: string[];
  phone: string;
}

const announceMs = 700;

/** The visitor's input; the name is cleaned and may be empty. */
function readChoice(studio: HTMLElement) {
  const read = (selector: string) => (studio.querySelector(selector) as HTMLInputElement).value;
  return {
    name: cleanName(read('[type=text]')),
    kind: read('[name=kind]:checked') as PaintedKind,
    colourName: read('[name=colours]:checked') as ColourName,
    district: read('select'),
  };
}

/** Returns a text after it has been stable for some ms; empty before. */
function useDebounced(text: string, ms: number): string {
  const [stable, setStable] = useState('');
  useEffect(() => {
    const timer = setTimeout(setStable, ms, text);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return stable;
}

interface ChipsProps<Value extends string> {
  legend: string;
  name: string;
  values: readonly Value[];
  onChange: () => void;
  children: (value: Value) => ReactNode;
}

/** Radio buttons drawn as chips, the first one checked. */
function Chips<Value extends string>(props: ChipsProps<Value>) {
  const { legend, name, values, onChange, children } = props;
  return (
    <fieldset className={styles.choices}>
      <legend className={fields.label}>{legend}</legend>
      {values.map((value, index) => (
        <label className={styles.choice} key={value}>
          <input
            defaultChecked={index === 0}
            name={name}
            onChange={onChange}
            type="radio"
            value={value}
          />
          <span className={styles.chip}>{children(value)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A small board in the colours of a scheme. */
function Swatch({ name }: { name: ColourName }) {
  const { ground, shade, letters } = colours[name];
  return (
    <svg aria-hidden="true" height="28" viewBox="0 0 56 28" width="56">
      <path d="M0 0h56v28H0z" fill={ground} />
      <path d="M11 9h38v14H11z" fill={shade} />
      <path d="M8 6h38v14H8z" fill={letters} />
    </svg>
  );
}

/**
 * Paints a name as it is typed (docs/product.md, Paint your name). The fields are uncontrolled, so that
 * input from before hydration survives, and not in a form, because Enter would submit the name in the URL.
 */
export function PaintStudio({ words, sizeLabel, districts, phone }: PaintStudioProps) {
  const [choice, setChoice] = useState<ReturnType<typeof readChoice>>({
    name: '',
    kind: paintedKinds[0],
    colourName: colourNames[0],
    district: words.undecided,
  });
  const studio = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { picture, encode, share } = usePictureFile();
  const { name, kind, colourName, district } = choice;
  const label = fill(words.told, {
    name: name || words.own,
    kind: words.kinds[kind],
    colours: words.colours[colourName],
  });
  const sizeOf = (board: PaintedKind) => fill(sizeLabel, sizesInFeet[board]);
  const announced = useDebounced(label, announceMs);
  const details = { name, kind: words.kinds[kind], size: sizeOf(kind), district };

  const update = () => {
    if (studio.current) setChoice(readChoice(studio.current));
  };

  useEffect(() => {
    if (!studio.current || !field.current) return;
    field.current.value ||= storedName();
    setChoice(readChoice(studio.current));
  }, []);

  return (
    <div className={styles.studio} ref={studio}>
      <h1 className={styles.title}>{words.title}</h1>
      <div className={styles.name} data-scripted>
        <label className={fields.label} htmlFor="board-name">
          {words.name}
        </label>
        <input
          aria-describedby="board-privacy"
          autoCapitalize="words"
          autoComplete="organization"
          className={fields.input}
          enterKeyHint="done"
          id="board-name"
          maxLength={120}
          onInput={({ currentTarget }) => {
            storeName(currentTarget.value);
            update();
          }}
          placeholder={words.own}
          ref={field}
          spellCheck={false}
          type="text"
        />
        <p className={fields.hint} id="board-privacy">
          {words.privacy}
        </p>
      </div>
      <BoardCanvas
        className={styles.picture}
        colourName={colourName}
        kind={kind}
        label={label}
        name={name}
        onFinish={encode}
        placeholder={words.own}
        signature={words.signature}
      />
      <div className={styles.controls} data-scripted>
        <Chips legend={words.kind} name="kind" onChange={update} values={paintedKinds}>
          {(value) => (
            <>
              {words.kinds[value]}
              <small>{sizeOf(value)}</small>
            </>
          )}
        </Chips>
        <Chips legend={words.colour} name="colours" onChange={update} values={colourNames}>
          {(value) => (
            <>
              <Swatch name={value} />
              {words.colours[value]}
            </>
          )}
        </Chips>
        <p className={styles.leave}>
          {picture.state === 'share' && (
            <button className={buttonClasses('primary', 'wide')} onClick={share} type="button">
              {words.send}
            </button>
          )}
          {picture.state === 'failed' && <strong role="alert">{words.failed}</strong>}
          {(picture.state === 'pending' || picture.state === 'save') && (
            <a
              className={buttonClasses('primary', 'wide')}
              {...(picture.state === 'save' && { href: picture.url, download: picture.file.name })}
            >
              {words.save}
            </a>
          )}
        </p>
        <div>
          <label className={fields.label} htmlFor="board-district">
            {words.districtLabel}
          </label>
          <select className={fields.input} id="board-district" onChange={update}>
            <option>{words.undecided}</option>
            {districts.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
        <a
          className={buttonClasses('chat', 'wide')}
          href={whatsappLink(phone, name ? fill(words.question, details) : words.chat)}
        >
          <Icon name="whatsapp" />
          {words.ask}
        </a>
      </div>
      <p className={visually.hidden} role="status">
        {announced}
      </p>
    </div>
  );
}
