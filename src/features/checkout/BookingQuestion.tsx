import { useLayoutEffect, useRef } from 'react';
import { fill } from '#contract/fill.ts';
import { buttonClasses } from '#src/components/button/button-classes.ts';
import type { CheckoutLabels } from './checkout-props.ts';
import { clockTime } from './clock.ts';
import type { Booking } from './find-booking.ts';

interface BookingQuestionProps {
  booking: Booking;
  labels: CheckoutLabels;
  onAgain: () => void;
  onStop: () => void;
}

/**
 * Asks before a service is booked a second time. It takes the focus, for it stands in place of the button.
 * Orders are remembered for a day, so the time needs no date.
 */
export function BookingQuestion({ booking, labels, onAgain, onStop }: BookingQuestionProps) {
  const question = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => question.current?.focus(), []);
  const label = booking.isPaid ? labels.bookedBefore : labels.pendingBefore;
  return (
    <section aria-labelledby="booking-question" data-question="">
      <p id="booking-question" ref={question} tabIndex={-1}>
        {fill(label, { time: clockTime(booking.atMs, document.documentElement.lang) })}
      </p>
      <button className={buttonClasses('primary', 'wide')} onClick={onAgain} type="button">
        {labels.bookAgain}
      </button>
      <button className={buttonClasses('secondary', 'wide')} onClick={onStop} type="button">
        {labels.doNotBook}
      </button>
    </section>
  );
}
