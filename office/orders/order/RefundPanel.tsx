import { zodResolver } from '@hookform/resolvers/zod';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import {
  type OfficeOrder,
  type OfficeRefundPlan,
  refundRequestSchema,
} from '#contract/office/orders.ts';
import { problemText } from '../../api/problem-text.ts';
import { refundPlanQuery } from '../../api/queries.ts';
import { TextArea, TextField } from '../../ui/TextField.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { formatDay } from '../../words/format.ts';
import { useTranslate } from '../../words/use-translate.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import type { Words } from '../../words/words.ts';
import { useOrderAction } from '../use-order-action.ts';
import { PanelForm, type PanelProps } from './PanelForm.tsx';
import styles from './RefundPanel.module.css';
import { isSameAmount, rupeesText, typedPaise } from './rupees.ts';
import { useUnsavedWords } from './use-unsaved-words.ts';

const { amount, confirmation, reason } = refundRequestSchema.shape;

const refundForm = z
  .object({
    amount: amount.trim().min(1),
    confirmation: confirmation.trim().min(1),
    reason,
  })
  .refine((form) => isSameAmount(form.amount, form.confirmation), {
    path: ['confirmation'],
  });

/** Waits for the end of typing, in ms. */
const typingPauseMs = 400;

/** Whether the payment provider has refused the refund that was just requested. */
function hasFailed({ refunds }: OfficeOrder): boolean {
  const newest = [...refunds].sort((a, b) => b.createdAtMs - a.createdAtMs)[0];
  return newest?.state === 'failed';
}

/** What the refund policy grants, in a sentence. */
function policySentence(plan: OfficeRefundPlan, { office, locale }: Words): string {
  const { day, fullDays: days, kind } = plan;
  const { refund: labels } = office;
  const price = formatPaise(plan.grantedPaise);
  if (kind === 'nothing') return fill(labels.none, { day, days });
  if (kind === 'credit') return fill(labels.credit, { day, days, price });
  const dayIn = (date: string) => formatDay(Date.parse(`${date}T12:00:00+05:30`), locale);
  const { creditedFrom, creditedBy } = plan;
  return fill(labels.money, { day, days, price, from: dayIn(creditedFrom), to: dayIn(creditedBy) });
}

/** Whether the work that is typed costs more than was paid. */
const exceeds = (delivered: string, { paidPaise }: OfficeRefundPlan): boolean =>
  (typedPaise(delivered) ?? 0) > paidPaise;

/** A refund: what the policy grants, the amount, why, and the amount once more. */
export function RefundPanel(props: PanelProps) {
  const { panel, stored, onChange } = useUnsavedWords(props, 'refund');
  const { orderId, revision, onDone, onStale } = panel;
  const words = useWords();
  const { actions, order: orderLabels, refund: labels } = words.office;
  const translate = useTranslate('refusals');
  const [delivered, setDelivered] = useState('0');
  const plan = useQuery({
    ...refundPlanQuery(orderId, useDebounced(delivered.trim(), typingPauseMs)),
    placeholderData: keepPreviousData,
  });
  const { mutate, isPending, error, reset } = useOrderAction(orderId, 'refund', onStale);
  const deliveredError =
    plan.data && exceeds(delivered, plan.data)
      ? fill(labels.deliveredTooMuch, { paid: formatPaise(plan.data.paidPaise) })
      : plan.error && problemText(plan.error, words, translate);
  const granted = plan.data?.kind === 'money' ? plan.data.grantedPaise : 0;
  const { formState, handleSubmit, register, watch } = useForm({
    // The policy's amount, until another one is typed.
    values: { amount: granted > 0 ? rupeesText(granted) : '', confirmation: '', reason: stored },
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    resolver: zodResolver(refundForm),
  });
  const { errors } = formState;
  const paise = typedPaise(watch('amount'));

  const send = (form: z.output<typeof refundForm>) =>
    mutate(
      { ...form, revision },
      {
        onSuccess: (order) => onDone(hasFailed(order) ? actions.refundFailed : actions.refundDone),
      },
    );

  return (
    <PanelForm
      error={error}
      isPending={isPending}
      onSubmit={handleSubmit(send, reset)}
      panel={panel}
      submitLabel={
        paise === undefined ? actions.refund : fill(labels.button, { price: formatPaise(paise) })
      }
      title={labels.title}
    >
      <TextField
        error={deliveredError ?? undefined}
        hint={labels.deliveredHint}
        inputMode="decimal"
        label={labels.delivered}
        maxLength={20}
        onChange={({ target }) => setDelivered(target.value)}
        value={delivered}
      />
      <div className={styles.policy} role="status">
        {plan.isFetching && !plan.data && labels.working}
        {plan.data && !deliveredError && (
          <>
            <p>{policySentence(plan.data, words)}</p>
            <p>
              {plan.data.leftPaise === 0
                ? labels.nothing
                : fill(labels.left, {
                    price: formatPaise(plan.data.leftPaise),
                    paid: formatPaise(plan.data.paidPaise),
                  })}
            </p>
          </>
        )}
      </div>
      <TextField
        {...register('amount')}
        autoComplete="off"
        error={errors.amount && labels.amountMissing}
        hint={labels.amountHint}
        inputMode="decimal"
        label={labels.amount}
        maxLength={20}
      />
      <TextArea
        {...register('reason', { onChange })}
        error={
          errors.reason &&
          (errors.reason.type === 'too_big' ? orderLabels.wordsTooLong : orderLabels.wordsMissing)
        }
        label={labels.reason}
      />
      <TextField
        {...register('confirmation')}
        autoComplete="off"
        error={
          errors.confirmation &&
          (errors.confirmation.type === 'custom'
            ? labels.confirmationDiffers
            : labels.confirmationMissing)
        }
        hint={labels.confirmationHint}
        inputMode="decimal"
        label={labels.confirmation}
        maxLength={20}
      />
    </PanelForm>
  );
}
