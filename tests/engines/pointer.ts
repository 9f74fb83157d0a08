import type { WebDriver } from 'selenium-webdriver';
import { Command, Name } from 'selenium-webdriver/lib/command.js';

/** How someone points: a finger or a mouse that presses, or a mouse that only comes there. */
export type Hand = 'touch' | 'mouse' | 'hover';

/** Points at a place of the window, in px; Selenium's own actions know no touch. */
export async function point(driver: WebDriver, hand: Hand, x: number, y: number): Promise<void> {
  const press = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  const move = { type: 'pointerMove', duration: 0, origin: 'viewport', x, y };
  const pointerType = hand === 'touch' ? 'touch' : 'mouse';
  const actions = [
    {
      type: 'pointer',
      id: pointerType,
      parameters: { pointerType },
      actions: hand === 'hover' ? [move] : [move, ...press],
    },
  ];
  await driver.execute(new Command(Name.ACTIONS).setParameter('actions', actions));
}
