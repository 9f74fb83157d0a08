/** Every label of the pay page. It is not the agency's page, so these are not in content/. */
export const labels = {
  testMode: 'Test mode: no money moves',
  standIn: 'This page stands in for PhonePe.',
  choose: 'Choose how the payment ends.',
  toPay: 'To pay',
  order: 'Order',
  outcomes: {
    pay: 'Pay successfully',
    fail: 'Fail the payment',
    pending: 'Leave it pending',
    cancel: 'Cancel',
  },
  tryFailed: 'The payment failed. The merchant allows another try.',
  tryPending: 'The last try is pending: no word from the bank yet.',
  over: {
    COMPLETED: 'This order is paid.',
    FAILED: 'This order is closed without a payment.',
  },
  back: 'Back to the merchant',
  unknown: 'There is no such payment. The simulator may have been started anew since.',
} as const;

/** What the four buttons send. */
export type Outcome = keyof typeof labels.outcomes;

/** Whether a form names one of the buttons. */
export const isOutcome = (text: string | null): text is Outcome =>
  text !== null && Object.hasOwn(labels.outcomes, text);
