/** Every label of the pay page. It is not the agency's page, so these are not in content/. */
export const labels = {
  testMode: 'Test mode: no money moves',
  standIn: 'This page stands in for PhonePe.',
  choose: 'Choose how the payment ends.',
  amount: 'To pay',
  order: 'Order',
  outcomes: {
    pay: 'Pay successfully',
    fail: 'Fail the payment',
    pending: 'Leave it pending',
    cancel: 'Cancel',
  },
  lastAttempt: {
    FAILED: 'The payment failed. The merchant allows another try.',
    PENDING: 'The last try is pending: no word from the bank yet.',
    COMPLETED: '',
  },
  settled: {
    COMPLETED: 'This order is paid.',
    FAILED: 'This order is closed without a payment.',
  },
  back: 'Back to the merchant',
  unknown: 'There is no such payment. The simulator may have been restarted since.',
} as const;

/** The value that a button sends. */
export type Outcome = keyof typeof labels.outcomes;

/** Whether a form was sent by one of the buttons. */
export const isOutcome = (value: string | null): value is Outcome =>
  value !== null && Object.hasOwn(labels.outcomes, value);
