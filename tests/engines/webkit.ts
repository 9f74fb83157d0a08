import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { firstFile, onPath } from '#tests/fixtures/installed.ts';
import { type Browser, type Engine, openByDriver } from './engine.ts';

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

/** A screen without glass: MiniBrowser needs one. Xvfb takes a free number and tells it. */
async function openScreen(): Promise<{ display: string; xvfb: ChildProcess }> {
  const flags = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const xvfb = spawn(findScreen() ?? '', flags, { stdio: ['ignore', 'pipe', 'ignore'] });
  process.once('exit', () => xvfb.kill());
  const [number] = await once(xvfb.stdout, 'data');
  return { display: `:${String(number).trim()}`, xvfb };
}

async function open(): Promise<Browser> {
  const { display, xvfb } = await openScreen();
  const options = { binary: findBrowser(), args: ['--automation'] };
  const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  const browser = await openByDriver(findDriver() ?? '', capabilities, { DISPLAY: display });
  return {
    ...browser,
    close: async () => {
      await browser.close();
      xvfb.kill();
      await once(xvfb, 'exit');
    },
  };
}

/** WebKit: Debian's webkit2gtk-driver with its MiniBrowser. */
export const webkit: Engine = { name: 'WebKit', missing, open };
