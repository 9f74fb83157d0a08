import { expect, it } from 'vitest';
import { orderAmounts } from './order-amounts.ts';

it.each([
  [749_900, 1, 0, { pricePaise: 749_900, taxPaise: 0, totalPaise: 749_900 }],
  [1_400, 200, 0, { pricePaise: 280_000, taxPaise: 0, totalPaise: 280_000 }],
  [749_900, 1, 18, { pricePaise: 749_900, taxPaise: 134_982, totalPaise: 884_882 }],
  [1_400, 1, 18, { pricePaise: 1_400, taxPaise: 252, totalPaise: 1_652 }],
  // Half a paisa goes up, less than half goes down.
  [1_025, 2, 5, { pricePaise: 2_050, taxPaise: 103, totalPaise: 2_153 }],
  [1_029, 1, 5, { pricePaise: 1_029, taxPaise: 51, totalPaise: 1_080 }],
  [1_000_000_000, 1, 0.25, { pricePaise: 1e9, taxPaise: 2_500_000, totalPaise: 1_002_500_000 }],
])('%d paise for each of %d, with %d %% GST', (unitPaise, quantity, percent, amounts) => {
  expect(orderAmounts(unitPaise, quantity, percent)).toEqual(amounts);
});

it('rounds once for the order, not once for each unit', () => {
  const one = orderAmounts(1_010, 1, 5).taxPaise;
  expect(one).toBe(51);
  expect(orderAmounts(1_010, 10, 5).taxPaise).toBe(505);
});
