import { memo } from 'react';
import { ChoiceView, SwitchView } from './ChoiceView.tsx';
import type { FieldProps } from './EditorContext.ts';
import { GroupView, OwnView, RecordView, UnionView } from './GroupView.tsx';
import { KeyView } from './KeyView.tsx';
import { ListView } from './ListView.tsx';
import { NumberView } from './NumberView.tsx';
import { isSamePath } from './values.ts';
import { LineView, WordsView } from './WordsView.tsx';

function view({ field, ...props }: FieldProps) {
  switch (field.kind) {
    case 'words':
      return <WordsView {...props} field={field} />;
    case 'own':
      return <OwnView {...props} field={field} />;
    case 'line':
      return <LineView {...props} field={field} />;
    case 'key':
      return <KeyView {...props} field={field} />;
    case 'number':
      return <NumberView {...props} field={field} />;
    case 'switch':
    case 'constant':
      return <SwitchView {...props} field={field} />;
    case 'choice':
      return <ChoiceView {...props} field={field} />;
    case 'list':
      return <ListView {...props} field={field} />;
    case 'record':
      return <RecordView {...props} field={field} />;
    case 'group':
      return <GroupView {...props} field={field} />;
    case 'union':
      return <UnionView {...props} field={field} />;
    case 'unknown':
      return null;
  }
}

/** A field of any kind. Each keystroke builds new path arrays, so paths are compared by their keys. */
export const FieldView = memo(
  view,
  (one, other) =>
    one.field === other.field &&
    one.value === other.value &&
    one.title === other.title &&
    one.isRequired === other.isRequired &&
    isSamePath(one.path, other.path),
);
