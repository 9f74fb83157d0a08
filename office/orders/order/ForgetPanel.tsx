import { useWords } from '../../words/WordsProvider.tsx';
import { useOrderAction } from '../use-order-action.ts';
import { PanelForm, type PanelProps } from './PanelForm.tsx';

/** Erases the payer's details once it is confirmed. */
export function ForgetPanel({
  orderId,
  revision,
  changes,
  onCancel,
  onDone,
  onStale,
}: PanelProps & { orderId: string }) {
  const { actions, order: labels } = useWords().office;
  const { mutate, isPending, error } = useOrderAction(orderId, 'forget', onStale);
  const send = () =>
    mutate(
      { revision },
      {
        onSuccess: () => onDone(actions.forgetDone),
      },
    );
  return (
    <PanelForm
      changes={changes}
      error={error}
      isPending={isPending}
      onCancel={onCancel}
      onSubmit={send}
      submitLabel={labels.forgetConfirm}
      text={labels.forgetText}
      title={labels.forgetTitle}
    />
  );
}
