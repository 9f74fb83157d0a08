import type { WebDriver, WebElement } from 'selenium-webdriver';
import { Command, Name } from 'selenium-webdriver/lib/command.js';

/** How someone points: a finger or a mouse that presses, or a mouse that only hovers. */
export type Pointing = 'touch' | 'mouse' | 'hover';

/** Points at a place of the window, in px; Selenium's own actions know no touch. */
export async function point(
  driver: WebDriver,
  pointing: Pointing,
  x: number,
  y: number,
): Promise<void> {
  const press = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  const move = { type: 'pointerMove', duration: 0, origin: 'viewport', x, y };
  const pointerType = pointing === 'touch' ? 'touch' : 'mouse';
  const actions = [
    {
      type: 'pointer',
      id: pointerType,
      parameters: { pointerType },
      actions: pointing === 'hover' ? [move] : [move, ...press],
    },
  ];
  await driver.execute(new Command(Name.ACTIONS).setParameter('actions', actions));
}

/** Points near the lower left corner of the window, where pages have only words. */
export async function pointOutside(driver: WebDriver, pointing: Pointing): Promise<void> {
  const height = await driver.executeScript<number>('return innerHeight');
  await point(driver, pointing, 100, height - 40);
}

/** The middle of an element, in px of the window, into which it is scrolled. */
export const middleOf = (driver: WebDriver, element: WebElement): Promise<[number, number]> =>
  driver.executeScript(
    `arguments[0].scrollIntoView({ block: 'nearest' });
     const { x, y, width, height } = arguments[0].getBoundingClientRect();
     return [Math.round(x + width / 2), Math.round(y + height / 2)];`,
    element,
  );
