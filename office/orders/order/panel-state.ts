import type { OfficeOrder, TimelineEntry } from '#contract/office/orders.ts';

/** A form on an order's page. */
export type Panel = 'called' | 'note' | 'resolve' | 'refund' | 'forget';

/** The open form, and the revision of the order that the member has seen. */
export interface PanelState {
  panel: Panel | null;
  /** Revision of the order when the form was opened. */
  openedAt: number;
  /** Revision that an action is sent with: the server refuses it if the order has changed since. */
  seen: number;
}

/** What happens to the forms. */
export type PanelAction =
  | { type: 'opened'; panel: Panel; revision: number }
  | { type: 'closed' }
  /** The server has refused the action: the changes since are now shown. */
  | { type: 'refused'; revision: number };

/** No form is open. */
export const closedPanel: PanelState = { panel: null, openedAt: 0, seen: 0 };

/** The state after an action. A change that arrives by itself counts as seen only after a refusal. */
export function panelReducer(state: PanelState, action: PanelAction): PanelState {
  switch (action.type) {
    case 'opened':
      return { panel: action.panel, openedAt: action.revision, seen: action.revision };
    case 'refused':
      return { ...state, seen: action.revision };
    case 'closed':
      return closedPanel;
  }
}

/** Entries of the timeline since the form was opened. */
export const changesSince = (
  { panel, openedAt }: PanelState,
  { timeline }: Pick<OfficeOrder, 'timeline'>,
): TimelineEntry[] => (panel === null ? [] : timeline.filter(({ seq }) => seq > openedAt));
