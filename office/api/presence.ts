/** Requests within this time after a press count as caused by it, in ms. */
const presentMs = 5 * 60_000;

let lastPressMs = 0;

const notePress = () => {
  lastPressMs = Date.now();
};

/** Watches for presses until the returned function is called. Opening the office counts as one. */
export function watchPresence(): () => void {
  notePress();
  // Captured, so that no handler can stop it.
  addEventListener('pointerdown', notePress, true);
  addEventListener('keydown', notePress, true);
  return () => {
    removeEventListener('pointerdown', notePress, true);
    removeEventListener('keydown', notePress, true);
  };
}

/** Whether the device was used recently. */
export const isInUse = (): boolean => Date.now() - lastPressMs < presentMs;
