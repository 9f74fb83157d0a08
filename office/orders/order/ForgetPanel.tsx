import { useWords } from '../../words/WordsProvider.tsx';
import { useOrderAction } from '../use-order-action.ts';
import { PanelForm, type PanelProps } from './PanelForm.tsx';

/** Erases the payer's details once it is confirmed. */
export function ForgetPanel(panel: PanelProps) {
  const { orderId, revision, onDone, onStale } = panel;
  const { actions, order: labels } = useWords().office;
  const { mutate, isPending, error } = useOrderAction(orderId, 'forget', onStale);
  return (
    <PanelForm
      error={error}
      isPending={isPending}
      onSubmit={() => mutate({ revision }, { onSuccess: () => onDone(actions.forgetDone) })}
      panel={panel}
      submitLabel={labels.forgetConfirm}
      text={labels.forgetText}
      title={labels.forgetTitle}
    />
  );
}
