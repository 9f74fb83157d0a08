/** So long after a press, requests are taken as caused by it, in ms. */
const presentMs = 5 * 60_000;

let lastPressMs = 0;

const notePress = () => {
  lastPressMs = Date.now();
};

/** Watches for presses until the returned function is called. Opening the office is one, too. */
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

/** Whether somebody is at the device, as far as the last press tells. */
export const isSomebodyThere = (): boolean => Date.now() - lastPressMs < presentMs;
