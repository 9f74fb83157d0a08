import { labelsOf } from '#contract/label.ts';

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
);
