import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { calledSchema, noteSchema } from '#contract/office/orders.ts';
import { TextArea } from '../../ui/TextField.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { type OrderAction, useOrderAction } from '../use-order-action.ts';
import { PanelForm, type PanelProps } from './PanelForm.tsx';
import { useUnsavedWords } from './use-unsaved-words.ts';

interface WordsPanelProps extends PanelProps {
  action: Extract<OrderAction, 'called' | 'note' | 'resolve'>;
}

const someWords = z.object({ words: noteSchema.shape.note });
const anyWords = z.object({ words: calledSchema.shape.note });

/** A form of one text: a call, a note, or how the order was resolved. */
export function WordsPanel({ action, ...props }: WordsPanelProps) {
  const { panel, stored, onChange } = useUnsavedWords(props, action);
  const { orderId, revision, onDone, onStale } = panel;
  const { actions, order: labels } = useWords().office;
  const { mutate, isPending, error, reset } = useOrderAction(orderId, action, onStale);
  const { formState, handleSubmit, register } = useForm({
    defaultValues: { words: stored },
    resolver: zodResolver(action === 'called' ? anyWords : someWords),
  });
  const own = {
    called: {
      title: actions.called,
      field: labels.calledNote,
      hint: labels.calledHint,
      done: actions.calledDone,
    },
    note: {
      title: actions.note,
      field: labels.noteField,
      hint: labels.noteHint,
      done: actions.noteDone,
    },
    resolve: {
      title: labels.resolveTitle,
      field: labels.resolveReason,
      hint: labels.noteHint,
      done: actions.resolveDone,
    },
  }[action];
  const problem = formState.errors.words;

  const send = ({ words }: z.output<typeof someWords>) =>
    mutate(action === 'resolve' ? { reason: words, revision } : { note: words }, {
      onSuccess: () => onDone(own.done),
    });

  return (
    <PanelForm
      error={error}
      isPending={isPending}
      onSubmit={handleSubmit(send, reset)}
      panel={panel}
      submitLabel={actions[action]}
      text={action === 'resolve' ? labels.resolveText : undefined}
      title={own.title}
    >
      <TextArea
        {...register('words', { onChange })}
        error={problem && (problem.type === 'too_big' ? labels.wordsTooLong : labels.wordsMissing)}
        hint={own.hint}
        label={own.field}
      />
    </PanelForm>
  );
}
