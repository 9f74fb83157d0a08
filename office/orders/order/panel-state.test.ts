import { expect, it } from 'vitest';
import { sampleOrder } from '../../office-api.fixture.ts';
import { changesSince, closedPanel, panelReducer } from './panel-state.ts';

const opened = panelReducer(closedPanel, { type: 'opened', panel: 'refund', revision: 3 });
const timeline = [1, 2, 3, 4, 5].map((seq) => ({ ...sampleOrder().timeline[0], seq }));
const order = sampleOrder({ timeline, revision: 5 });

it('sends an action with the revision at which its form was opened', () => {
  expect(opened).toEqual({ panel: 'refund', openedAt: 3, seen: 3 });
});

it('sends it with the new revision once a refusal has shown the changes, which stay in sight', () => {
  const refused = panelReducer(opened, { type: 'refused', revision: 5 });
  expect(refused).toEqual({ panel: 'refund', openedAt: 3, seen: 5 });
  expect(changesSince(refused, order).map(({ seq }) => seq)).toEqual([4, 5]);
});

it('shows no changes without a form', () => {
  expect(panelReducer(opened, { type: 'closed' })).toEqual(closedPanel);
  expect(changesSince(closedPanel, order)).toEqual([]);
});
