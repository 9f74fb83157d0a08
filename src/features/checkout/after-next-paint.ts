/** Runs once the page has been painted the next time, so that it holds up nothing of what is drawn then. */
export const afterNextPaint = (run: () => void): void => {
  requestAnimationFrame(() => setTimeout(run));
};
