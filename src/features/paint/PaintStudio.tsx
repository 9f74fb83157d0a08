import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { fill } from '#contract/fill.ts';
import { whatsappLink } from '#contract/whatsapp-link.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import fields from '#src/ui/Field.module.css';
import { Icon } from '#src/ui/Icon.tsx';
import visually from '#src/ui/VisuallyHidden.module.css';
import { BoardCanvas } from './BoardCanvas.tsx';
import { cleanName, isTooLong, maxLetters } from './clean-name.ts';
import styles from './PaintStudio.module.css';
import { maxTyped, storedName, storeName } from './stored-name.ts';
import type { StudioProps } from './studio-props.ts';
import {
  type ColourName,
  colourNames,
  colours,
  type PaintedKind,
  paintedKinds,
} from './surfaces.ts';
import { usePictureFile } from './use-picture-file.ts';

/** How long a text is stable before screen readers announce it, in ms. */
const announceMs = 700;

/** The visitor's input; the name is cleaned and may be empty. */
function readChoice(studio: HTMLElement) {
  const read = (selector: string) => (studio.querySelector(selector) as HTMLInputElement).value;
  const typed = read('[type=text]');
  return {
    name: cleanName(typed),
    tooLong: isTooLong(typed),
    kind: read('[name=kind]:checked') as PaintedKind,
    colourName: read('[name=colours]:checked') as ColourName,
    district: read('select'),
  };
}

/** Returns a text after it has been stable for a while; empty before. */
function useDebounced(text: string): string {
  const [stable, setStable] = useState('');
  useEffect(() => {
    const timer = setTimeout(setStable, announceMs, text);
    return () => clearTimeout(timer);
  }, [text]);
  return stable;
}

interface ChipsProps<Value extends string> {
  legend: string;
  name: string;
  values: readonly Value[];
  onChange: () => void;
  children: (value: Value) => ReactNode;
}

/** Radio buttons drawn as chips in one row, the first one checked. */
function Chips<Value extends string>(props: ChipsProps<Value>) {
  const { legend, name, values, onChange, children } = props;
  return (
    <fieldset className={styles.choices}>
      <legend className={visually.hidden}>{legend}</legend>
      {values.map((value, index) => (
        <label className={fields.choice} key={value}>
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
    <svg aria-hidden="true" height="20" viewBox="0 0 56 28" width="40">
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
export function PaintStudio({ words, boards, districts, phone }: StudioProps) {
  const [choice, setChoice] = useState<ReturnType<typeof readChoice>>({
    name: '',
    tooLong: false,
    kind: paintedKinds[0],
    colourName: colourNames[0],
    district: words.undecided,
  });
  const studio = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const saveLink = useRef<HTMLAnchorElement>(null);
  const { picture, encode, share } = usePictureFile();
  const { name, tooLong, kind, colourName, district } = choice;
  const { size, price } = boards[kind];
  const tooLongText = tooLong ? fill(words.tooLong, { most: maxLetters }) : '';
  const details = { kind: words.kinds[kind], colours: words.colours[colourName] };
  const question = name
    ? fill(words.question, { ...details, name, size, price, district })
    : words.chat;
  const label = fill(words.pictureLabel, { ...details, name: name || words.own });
  const announced = useDebounced(`${label} ${price} ${tooLongText}`.trim());
  const chat = whatsappLink(phone, question);
  const isShared = name !== '' && picture.state === 'share';
  const isSaved = name !== '' && picture.state === 'save';

  const update = () => {
    if (studio.current) setChoice(readChoice(studio.current));
  };

  /** The picture goes with the question: shared, or saved while the link opens the chat. */
  const sendQuestion = (event: MouseEvent) => {
    if (isShared) {
      event.preventDefault();
      share(question);
    } else if (isSaved) saveLink.current?.click();
  };

  useEffect(() => {
    if (!studio.current || !field.current) return;
    field.current.value ||= storedName();
    storeName(field.current.value);
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
          aria-describedby="board-too-long board-privacy"
          autoCapitalize="words"
          autoComplete="organization"
          className={fields.input}
          enterKeyHint="done"
          id="board-name"
          maxLength={maxTyped}
          onInput={({ currentTarget }) => {
            storeName(currentTarget.value);
            update();
          }}
          placeholder={words.own}
          ref={field}
          spellCheck={false}
          type="text"
        />
        <p className={fields.error} id="board-too-long">
          {tooLongText}
        </p>
      </div>
      <BoardCanvas
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
            <span>
              {words.kinds[value]}
              <small>{boards[value].size}</small>
            </span>
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
        <div className={styles.district}>
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
        <p className={styles.price}>{price}</p>
        <a
          className={buttonClasses('primary')}
          href={chat}
          onClick={sendQuestion}
          rel="noreferrer"
          target="_blank"
        >
          <Icon name="whatsapp" />
          {words.ask}
        </a>
        <p className={styles.leave}>
          {picture.state === 'share' && (
            <button className={buttonClasses('secondary')} onClick={() => share()} type="button">
              {words.send}
            </button>
          )}
          {picture.state === 'failed' && <strong role="alert">{words.failed}</strong>}
          {(picture.state === 'pending' || picture.state === 'save') && (
            <a
              className={buttonClasses('secondary')}
              ref={saveLink}
              {...(picture.state === 'save' && { href: picture.url, download: picture.file.name })}
            >
              {words.save}
            </a>
          )}
        </p>
        <p className={styles.next}>
          {isShared && <a href={chat}>{words.chatOnly}</a>}
          {isSaved && words.attach}
        </p>
        <p className={fields.hint} id="board-privacy">
          {words.privacy}
        </p>
      </div>
      <p className={visually.hidden} role="status">
        {announced}
      </p>
    </div>
  );
}
