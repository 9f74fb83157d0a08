import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { Command, Name } from 'selenium-webdriver/lib/command.js';
import { freePort } from '#tests/fixtures/free-port.ts';
import { firstFile, onPath } from '#tests/fixtures/installed.ts';
import { start, until } from '#tests/fixtures/program.ts';
import type { Browser, Engine, Pointing } from './browser.ts';

const findDriver = () => onPath('WebKitWebDriver');
const findScreen = () => onPath('Xvfb');
/** The small browser that comes with the library. */
const findBrowser = () =>
  firstFile('/usr/lib/*/webkit2gtk-4.*/MiniBrowser', '/usr/libexec/webkit2gtk-4.*/MiniBrowser');

function missing(): string | undefined {
  if (!findDriver()) return 'WebKitWebDriver is not installed';
  if (!findBrowser()) return "WebKit's MiniBrowser is not installed";
  return findScreen() ? undefined : 'Xvfb is not installed';
}

/** A virtual screen, which MiniBrowser needs. Xvfb takes a free number and prints it. */
async function openScreen(): Promise<{ display: string; xvfb: ChildProcess }> {
  const flags = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const xvfb = spawn(findScreen() ?? '', flags, { stdio: ['ignore', 'pipe', 'ignore'] });
  process.once('exit', () => xvfb.kill());
  const [number] = await once(xvfb.stdout, 'data');
  return { display: `:${String(number).trim()}`, xvfb };
}

/** Points at a place of the window; Selenium's own actions know no touch. */
async function point(driver: WebDriver, pointing: Pointing, x: number, y: number): Promise<void> {
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

const keys = { End: Key.END, Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };

/**
 * Starts the driver, and MiniBrowser by it. Both are named by us, so that Selenium neither looks for them nor
 * downloads any.
 */
async function open(): Promise<Browser> {
  const { display, xvfb } = await openScreen();
  const port = await freePort();
  const running = start(findDriver() ?? '', [`--port=${port}`], { DISPLAY: display });
  const server = `http://127.0.0.1:${port}`;
  await until('WebKitWebDriver listens', running, async () => (await fetch(`${server}/status`)).ok);
  const options = { binary: findBrowser(), args: ['--automation'] };
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }),
    )
    .build();
  return {
    resize: async (width, height) =>
      void (await driver.manage().window().setRect({ x: 0, y: 0, width, height })),
    open: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    address: () => driver.getCurrentUrl(),
    run: (script, ...values) => driver.executeScript(script, ...values),
    point: (pointing, x, y) => point(driver, pointing, x, y),
    type: (text) => driver.actions().sendKeys(text.replaceAll('\n', Key.ENTER)).perform(),
    pressKey: (key) => driver.actions().sendKeys(keys[key]).perform(),
    close: async () => {
      await driver.quit();
      await running.end();
      xvfb.kill();
      await once(xvfb, 'exit');
    },
  };
}

/** WebKit: Debian's webkit2gtk-driver with its MiniBrowser. */
export const webkit: Engine = { name: 'WebKit', missing, open };
