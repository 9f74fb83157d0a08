import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { error, type IWebElementId, Session, WebDriver, WebElement } from 'selenium-webdriver';
import type { Command, Executor } from 'selenium-webdriver/lib/command.js';

/** What a command carries; `id` is the element that it is about. */
type Parameters = Record<string, unknown> & { id?: IWebElementId };

/** WebDriver's commands by the names that Firefox gives them (its remote/marionette/driver.sys.mjs). */
const names: Record<string, string> = {
  actions: 'WebDriver:PerformActions',
  clearElement: 'WebDriver:ElementClear',
  clickElement: 'WebDriver:ElementClick',
  executeScript: 'WebDriver:ExecuteScript',
  findElements: 'WebDriver:FindElements',
  get: 'WebDriver:Navigate',
  getCurrentUrl: 'WebDriver:GetCurrentURL',
  getElementText: 'WebDriver:GetElementText',
  goBack: 'WebDriver:Back',
  isElementDisplayed: 'WebDriver:IsElementDisplayed',
  refresh: 'WebDriver:Refresh',
  screenshot: 'WebDriver:TakeScreenshot',
  sendKeysToElement: 'WebDriver:ElementSendKeys',
  setWindowRect: 'WebDriver:SetWindowRect',
};

/** Direction (1: an answer), number of the question, fault, result. */
type Answer = [1, number, { error: string; message: string } | null, unknown];

/** A message is its length in bytes, a colon, and JSON. Undefined while it has not all come. */
function readMessage(received: Buffer): { message: unknown; rest: Buffer } | undefined {
  const colon = received.indexOf(':');
  const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)));
  if (colon < 0 || received.length < end) return undefined;
  const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString());
  return { message, rest: received.subarray(end) };
}

/** Some commands answer with the value itself. */
function unwrap(result: unknown): unknown {
  const isWrapped = typeof result === 'object' && result !== null && 'value' in result;
  return isWrapped ? result.value : result;
}

/** Sends Selenium's commands to Firefox itself. */
class MarionetteExecutor implements Executor {
  #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #count = 0;
  #waiting = new Map<number, PromiseWithResolvers<unknown>>();

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (part) => this.#receive(part));
    socket.on('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('Firefox is gone'));
    });
  }

  async execute(command: Command): Promise<unknown> {
    const name = names[command.getName()];
    if (!name) throw new error.UnsupportedOperationError(command.getName());
    const { sessionId: _, id, ...parameters } = command.getParameters() as Parameters;
    const element = id ? { id: WebElement.extractId(id as IWebElementId) } : {};
    return this.send(name, { ...parameters, ...element });
  }

  async send(name: string, parameters: object): Promise<unknown> {
    this.#count += 1;
    const answer = Promise.withResolvers<unknown>();
    this.#waiting.set(this.#count, answer);
    const text = JSON.stringify([0, this.#count, name, parameters]);
    this.#socket.write(`${Buffer.byteLength(text)}:${text}`);
    return unwrap(await answer.promise);
  }

  #receive(part: Buffer): void {
    this.#received = Buffer.concat([this.#received, part]);
    for (let read = readMessage(this.#received); read; read = readMessage(this.#received)) {
      this.#received = read.rest;
      // The first message is a greeting and no answer.
      if (Array.isArray(read.message)) this.#settle(read.message as Answer);
    }
  }

  #settle([, number, fault, result]: Answer): void {
    const answer = this.#waiting.get(number);
    this.#waiting.delete(number);
    if (fault) answer?.reject(new error.WebDriverError(`${fault.error}: ${fault.message}`));
    else answer?.resolve(result);
  }
}

/**
 * A session with the Firefox that listens on that port of this machine. Firefox carries WebDriver in
 * itself under the name of Marionette; geckodriver, which Debian does not package, translates HTTP
 * into the same messages.
 */
export async function openMarionette(port: number): Promise<WebDriver> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const executor = new MarionetteExecutor(socket);
  const opened = (await executor.send('WebDriver:NewSession', {})) as {
    sessionId: string;
    capabilities: object;
  };
  return new WebDriver(new Session(opened.sessionId, opened.capabilities), executor);
}
