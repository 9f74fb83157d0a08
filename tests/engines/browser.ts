/** How someone points: a finger or a mouse that presses, or a mouse that only hovers. */
export type Pointing = 'touch' | 'mouse' | 'hover';

/** A browser with one tab, whatever drives it. Places are in px of the window. */
export interface Browser {
  resize: (width: number, height: number) => Promise<void>;
  /** Resolves when the page has loaded. */
  open: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  address: () => Promise<string>;
  /** Runs the body of a function in the page with `arguments`; waits for a promise that it returns. */
  run: <Result>(script: string, ...values: unknown[]) => Promise<Result>;
  point: (pointing: Pointing, x: number, y: number) => Promise<void>;
  /** Types where the focus is. */
  type: (text: string) => Promise<void>;
  pressKey: (key: 'End' | 'Enter' | 'Escape' | 'Tab') => Promise<void>;
  close: () => Promise<void>;
}

/** A browser engine that may be installed on this machine. */
export interface Engine {
  name: string;
  /** What would have to be installed, in words; undefined where nothing is missing. */
  missing: () => string | undefined;
  open: () => Promise<Browser>;
}
