import type { ChangeEvent } from 'react';
import { z } from 'zod';
import { useUnsavedInput } from '../../unsaved-input.ts';
import type { OrderAction } from '../use-order-action.ts';
import type { PanelProps } from './PanelForm.tsx';

/** Words typed in a form of an order, kept until its action has taken effect or is cancelled. */
export function useUnsavedWords(panel: PanelProps, action: OrderAction) {
  const { stored = '', store } = useUnsavedInput(`${action}-${panel.orderId}`, z.string());
  return {
    stored,
    onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>) => store(target.value || undefined),
    panel: {
      ...panel,
      onCancel: () => {
        store(undefined);
        panel.onCancel();
      },
      onDone: (announcement: string) => {
        store(undefined);
        panel.onDone(announcement);
      },
    },
  };
}
