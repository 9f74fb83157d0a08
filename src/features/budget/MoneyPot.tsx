/** A clay money pot that takes a coin, on the rule below it; decorative, so hidden from screen readers. */
export function MoneyPot() {
  return (
    <svg aria-hidden="true" viewBox="26 10 148 156" width="148">
      <circle cx="100" cy="40" fill="var(--turmeric)" r="26" />
      <path d="M91 28h19M91 36h19M91 28h5q10 0 10 8t-10 8l12 11" stroke="#1d1713" strokeWidth="4" />
      <path
        d="M100 58c44 0 70 32 70 62 0 22-12 36-28 44H58c-16-8-28-22-28-44 0-30 26-62 70-62z"
        fill="#c2705a"
      />
      <path d="M76 62h48" stroke="#1d1713" strokeWidth="9" />
      <path d="M33 104q67 26 134 0 5 16 1 28-68 24-136 0-4-12 1-28z" fill="#fff3dc" />
      <path
        d="M46 124l9 8 9-5 9 8 9-6 9 7 9-6 9 6 9-7 9 6 9-8 9 5 9-8"
        stroke="#b0211a"
        strokeWidth="3.5"
      />
    </svg>
  );
}
