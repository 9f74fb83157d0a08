import { labelsOf } from '#contract/label.ts';
import { countNames } from './plan.ts';

const labels = labelsOf(320);

/** What /budget says, with its script or without: `budget` in content/{language}/labels.yaml. */
export const budgetLabelsSchema = labels(
  [
    'sum',
    'anySum',
    'purpose',
    'district',
    'anyDistrict',
    'samePrices',
    'fixed',
    'asked',
    'nothingAsked',
    'none',
    'change',
    'tooMany',
    'send',
    'print',
    'date',
    'scan',
    'districtFault',
  ],
  {
    left: ['amount'],
    over: ['amount'],
    fewer: ['name'],
    more: ['name'],
    valid: ['days'],
    sumFault: ['least', 'most', 'sum'],
    message: ['sum', 'purpose', 'district', 'lines', 'total', 'rest', 'asked'],
  },
).extend({
  one: labels(countNames).describe('What is counted, after the number 1'),
  many: labels(countNames).describe('The same after other numbers, and above its stepper'),
});
