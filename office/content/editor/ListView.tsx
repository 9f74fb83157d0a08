import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '#contract/fill.ts';
import { isGroup } from '#contract/office/values.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import fieldStyles from '#src/ui/Field.module.css';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { useLanguages } from '../../words/WordsProvider.tsx';
import { useContentWords } from '../use-content-words.ts';
import { Card } from './Card.tsx';
import { type FieldProps, useEditor, useTarget } from './EditorContext.ts';
import { FieldNotes } from './FieldNotes.tsx';
import type { FieldWords } from './field-words.ts';
import { type Field, groupFor } from './fields.ts';
import { isComposite, Members } from './GroupView.tsx';
import { itemTitle } from './item-title.ts';
import styles from './ListView.module.css';
import { newGroup, newValue } from './new-value.ts';
import { SectionChooser } from './SectionChooser.tsx';
import { SectionSketch } from './SectionSketch.tsx';

let lastId = 0;

const newId = () => {
  lastId += 1;
  return lastId;
};

/** `Array.prototype.toSpliced`, which Safari has only since 16. */
const spliced = <Item,>(list: Item[], index: number, out: number, ...into: Item[]): Item[] => [
  ...list.slice(0, index),
  ...into,
  ...list.slice(index + out),
];

interface Removed {
  index: number;
  item: unknown;
  id: number;
  title: string;
}

/** Entries of a list with the actions on them. Their ids let React keep a card open while it moves. */
function useEntries({ value, path }: Pick<FieldProps<'list'>, 'value' | 'path'>) {
  const { change } = useEditor();
  const items: unknown[] = Array.isArray(value) ? value : [];
  const [known, setKnown] = useState(() => items.map(newId));
  const [removed, setRemoved] = useState<Removed>();
  const [added, setAdded] = useState<number>();
  // Entries without an id came from outside this list, such as from a merge with another member's version.
  const entries = items.map((item, index) => ({ item, id: known[index] ?? -1 - index }));
  const set = (next: typeof entries) => {
    setKnown(next.map(({ id }) => (id < 0 ? newId() : id)));
    change(
      path,
      next.map(({ item }) => item),
    );
  };
  return {
    entries,
    removed,
    added,
    insert: (index: number, item: unknown) => {
      const id = newId();
      setAdded(id);
      setRemoved(undefined);
      set(spliced(entries, index, 0, { item, id }));
    },
    move: (index: number, by: number) => {
      const entry = entries[index];
      if (entry) set(spliced(spliced(entries, index, 1), index + by, 0, entry));
    },
    remove: (index: number, title: string) => {
      const entry = entries[index];
      if (!entry) return;
      setRemoved({ ...entry, index, title });
      set(spliced(entries, index, 1));
    },
    undo: ({ index, item, id }: Removed) => {
      setRemoved(undefined);
      set(spliced(entries, index, 0, { item, id }));
    },
  };
}

/** A list: a line for each text or number, a card for each group. */
export function ListView(props: FieldProps<'list'>) {
  return (
    <div className={styles.list}>
      <h3 className={styles.title}>{props.title}</h3>
      <FieldNotes {...props} />
      <Entries {...props} />
    </div>
  );
}

/** Entries of a list, without its heading. */
export function Entries({ field, value, path, title }: FieldProps<'list'>) {
  const { editor: labels } = useContentWords().office;
  const { current } = useLanguages();
  const { languages, names } = useEditor();
  const { entries, removed, added, ...list } = useEntries({ value, path });
  const lines = useRef<HTMLUListElement>(null);
  const section = useTarget(path);
  const isFull = entries.length >= field.most;

  const nameOf = (item: unknown, index: number) =>
    itemTitle(field.of, item, current) || kindOf(names, field.of, item) || `${index + 1}`;
  /** Runs an update, then focuses the entry at `index`. */
  const focusAfter = (index: number, update: () => void) => {
    flushSync(update);
    lines.current?.children[index]
      ?.querySelector<HTMLElement>('button, input, select, textarea')
      ?.focus();
  };
  const insert = (index: number, item: unknown) =>
    focusAfter(index, () => list.insert(index, item));
  const undo = removed && (
    <li key="removed">
      <Undo
        onUndo={() => focusAfter(removed.index, () => list.undo(removed))}
        title={removed.title}
      />
    </li>
  );

  const cards = entries.map(({ item, id }, index) => (
    <li key={id}>
      <Entry
        field={field.of}
        isFirst={index === 0}
        isFull={isFull}
        isLast={index === entries.length - 1}
        isNew={id === added}
        listTitle={title}
        name={nameOf(item, index)}
        onCopy={() => insert(index + 1, structuredClone(item))}
        onMove={(by) => list.move(index, by)}
        onRemove={() => list.remove(index, nameOf(item, index))}
        path={[...path, index]}
        value={item}
      />
    </li>
  ));

  return (
    <fieldset aria-label={title} className={styles.list} ref={section} tabIndex={-1}>
      <ul ref={lines}>{undo ? spliced(cards, removed?.index ?? 0, 0, undo) : cards}</ul>
      {field.of.kind === 'union' ? (
        <SectionChooser
          isFull={isFull}
          onChoose={(group) => insert(entries.length, newGroup(group, languages))}
          union={field.of}
        />
      ) : (
        <ActionButton
          className={buttonClasses('secondary')}
          isDisabled={isFull}
          onClick={() => insert(entries.length, newValue(field.of, languages))}
        >
          {fill(labels.addOne, { name: title })}
        </ActionButton>
      )}
      {isFull && (
        <p className={fieldStyles.hint}>{fill(labels.mostEntries, { most: field.most })}</p>
      )}
    </fieldset>
  );
}

/** Name of a section's kind; empty for anything but a section. */
function kindOf({ titleOf }: FieldWords, field: Field, item: unknown): string {
  if (field.kind !== 'union' || !isGroup(item)) return '';
  return titleOf(groupFor(field, item) ?? {}, String(item[field.by]));
}

/** Names the removed entry, with a button to restore it. */
function Undo({ onUndo, title }: { onUndo: () => void; title: string }) {
  const { editor: labels } = useContentWords().office;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={styles.undo} role="status">
      <p>{fill(labels.removed, { name: title })}</p>
      <button onClick={onUndo} ref={button} type="button">
        {labels.undo}
      </button>
    </div>
  );
}

interface EntryProps {
  field: Field;
  value: unknown;
  path: FieldProps['path'];
  name: string;
  listTitle: string;
  isFirst: boolean;
  isLast: boolean;
  isFull: boolean;
  isNew: boolean;
  onCopy: () => void;
  onMove: (by: number) => void;
  onRemove: () => void;
}

function Entry({ field, value, path, name, listTitle, isNew, ...tools }: EntryProps) {
  const { FieldView, names } = useEditor();
  const buttons = <Tools name={name} {...tools} />;
  if (!isComposite(field)) {
    const title = names.titleOf(field, '') || listTitle;
    const number = Number(path.at(-1)) + 1;
    return (
      <div className={styles.line}>
        <FieldView
          field={field}
          isRequired
          path={path}
          title={`${title} ${number}`}
          value={value}
        />
        {buttons}
      </div>
    );
  }
  const group = field.kind === 'union' ? groupFor(field, value) : field;
  const kind = kindOf(names, field, value);
  return (
    <Card
      isOpenFirst={isNew}
      kind={kind === name ? undefined : kind}
      path={path}
      sketch={
        field.kind === 'union' && isGroup(value) ? (
          <SectionSketch type={String(value[field.by])} />
        ) : undefined
      }
      title={name}
      tools={buttons}
    >
      {group?.kind === 'group' ? (
        <Members members={group.members} path={path} value={value} />
      ) : (
        <FieldView field={field} isRequired path={path} title={name} value={value} />
      )}
    </Card>
  );
}

type ToolsProps = Omit<EntryProps, 'field' | 'value' | 'path' | 'isNew' | 'listTitle'>;

/** Buttons to move, copy and remove an entry. The focus stays on the button that moved it. */
function Tools({ name, isFirst, isLast, isFull, onCopy, onMove, onRemove }: ToolsProps) {
  const { editor: labels } = useContentWords().office;
  const moveBy = (by: number) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    flushSync(() => onMove(by));
    button.focus();
  };
  return (
    <div className={styles.tools}>
      <ActionButton
        aria-label={fill(labels.moveUp, { name })}
        isDisabled={isFirst}
        onClick={moveBy(-1)}
      >
        {labels.up}
      </ActionButton>
      <ActionButton
        aria-label={fill(labels.moveDown, { name })}
        isDisabled={isLast}
        onClick={moveBy(1)}
      >
        {labels.down}
      </ActionButton>
      <ActionButton
        aria-label={fill(labels.copyOne, { name })}
        isDisabled={isFull}
        onClick={onCopy}
      >
        {labels.copy}
      </ActionButton>
      <button aria-label={fill(labels.removeOne, { name })} onClick={onRemove} type="button">
        {labels.remove}
      </button>
    </div>
  );
}
