import { chromium } from './chromium.ts';
import type { Engine } from './engine.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

/** Every engine that the journeys are made in, installed or not. */
export const engines: Engine[] = [chromium, firefox, webkit];
