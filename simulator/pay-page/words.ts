/** Every word of the pay page. It is not the agency's page, so these are not in content/. */
export const words = {
  testMode: 'Test mode: no money moves',
  standIn: 'This page stands in for PhonePe.',
  choose: 'Choose how the payment ends.',
  toPay: 'To pay',
  order: 'Order',
  choices: {
    pay: 'Pay successfully',
    fail: 'Fail the payment',
    pending: 'Leave it pending',
    cancel: 'Cancel',
  },
  tryFailed: 'The payment failed. The shop allows another try.',
  tryPending: 'The last try is pending: no word from the bank yet.',
  over: {
    COMPLETED: 'This order is paid.',
    FAILED: 'This order is closed without a payment.',
  },
  back: 'Back to the shop',
  unknown: 'There is no such payment. The simulator may have been started anew since.',
} as const;

/** What the four buttons send. */
export type Choice = keyof typeof words.choices;

/** Whether a form names one of the buttons. */
export const isChoice = (text: string | null): text is Choice =>
  text !== null && Object.hasOwn(words.choices, text);
