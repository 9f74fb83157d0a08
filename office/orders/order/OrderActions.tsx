import { useDeferredValue, useReducer, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import type { OfficeOrder } from '#contract/office/orders.ts';
import type { Role } from '#contract/office/session.ts';
import { type RefundState, refundRulesOf } from '#contract/refund-states.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import { useAnnounce } from '../../shell/Announcer.tsx';
import { ActionButton } from '../../ui/ActionButton.tsx';
import layout from '../../ui/Buttons.module.css';
import { useWords } from '../../words/WordsProvider.tsx';
import { ContactButtons } from '../ContactButtons.tsx';
import { useIsActionPending } from '../use-order-action.ts';
import { ForgetPanel } from './ForgetPanel.tsx';
import styles from './OrderActions.module.css';
import type { PanelProps } from './PanelForm.tsx';
import { changesSince, closedPanel, type Panel, panelReducer } from './panel-state.ts';
import { RefundPanel } from './RefundPanel.tsx';
import { WordsPanel } from './WordsPanel.tsx';

/** The forms that the order's state and the member's role allow. */
function panelsFor(order: OfficeOrder, role: Role): Panel[] {
  const { state, flags, name, phone, amountPaise, refunds } = order;
  const isOwner = role === 'owner';
  const givenBack = refunds.filter((refund) => refundRulesOf(refund.state as RefundState).counts);
  const givenBackPaise = givenBack.reduce((sum, refund) => sum + refund.amountPaise, 0);
  const hasMoney = state === 'amount_differs' || (state === 'paid' && givenBackPaise < amountPaise);
  const offers: Record<Panel, boolean> = {
    called: phone !== null,
    note: true,
    resolve: flags.length > 0,
    refund: isOwner && hasMoney,
    forget: isOwner && (name !== null || phone !== null),
  };
  return (Object.keys(offers) as Panel[]).filter((panel) => offers[panel]);
}

/** What staff can do with an order: one form at a time, below the buttons. */
export function OrderActions({ order, role }: { order: OfficeOrder; role: Role }) {
  const { actions, order: labels } = useWords().office;
  const announce = useAnnounce();
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const { id, revision, state, calledAtMs } = order;
  const panels = panelsFor(order, role);
  const [forms, dispatch] = useReducer(panelReducer, closedPanel, (closed) => {
    const panel = panels.find((one) => `#${one}` === hash);
    return panel ? panelReducer(closed, { type: 'opened', panel, revision }) : closed;
  });
  // The form stays until its action is answered: a refusal belongs to it.
  const isPending = useIsActionPending(id);
  const isCallDue = state === 'paid' && calledAtMs === null;

  const close = () => {
    buttons.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    dispatch({ type: 'closed' });
  };
  const props: PanelProps = {
    orderId: id,
    revision: forms.seen,
    changes: changesSince(forms, order),
    onCancel: close,
    onDone: (announcement) => {
      announce(announcement);
      dispatch({ type: 'closed' });
      // The button may be gone: nothing is left to resolve or to erase.
      heading.current?.focus();
    },
    onStale: (fresh) => dispatch({ type: 'refused', revision: fresh }),
  };
  const { panel } = forms;
  // The pressed button is painted first: a phone takes 100 ms to draw a form.
  const drawnPanel = useDeferredValue(panel);

  return (
    <section aria-labelledby="actions" className={styles.actions}>
      <h2 id="actions" ref={heading} tabIndex={-1}>
        {labels.actions}
      </h2>
      <div className={`${layout.buttons} ${styles.buttons}`} ref={buttons}>
        <ContactButtons isCallDue={isCallDue} payer={order} />
        {panels.map((one) => (
          <ActionButton
            aria-expanded={panel === one}
            className={buttonClasses('secondary')}
            isDisabled={isPending}
            key={one}
            onClick={() => {
              if (panel === one) close();
              else dispatch({ type: 'opened', panel: one, revision });
            }}
          >
            {actions[one]}
          </ActionButton>
        ))}
        {state === 'paid' && (
          <Link className={buttonClasses('secondary')} to={`/orders/${id}/receipt`}>
            {actions.receipt}
          </Link>
        )}
      </div>
      {(drawnPanel === 'called' || drawnPanel === 'note' || drawnPanel === 'resolve') && (
        <WordsPanel {...props} action={drawnPanel} key={drawnPanel} />
      )}
      {drawnPanel === 'refund' && <RefundPanel {...props} />}
      {drawnPanel === 'forget' && <ForgetPanel {...props} />}
    </section>
  );
}
