/** Labels of the pay page that tests look for. It is not the agency's page: they are not in content/. */
export const labels = {
  testMode: 'Test mode: no money moves',
  outcomes: {
    pay: 'Pay successfully',
    fail: 'Fail the payment',
    pending: 'Leave it pending',
    cancel: 'Cancel',
  },
} as const;

/** The value that a button sends. */
export type Outcome = keyof typeof labels.outcomes;

/** Whether a form was sent by one of the buttons. */
export const isOutcome = (value: string | null): value is Outcome =>
  value !== null && Object.hasOwn(labels.outcomes, value);
