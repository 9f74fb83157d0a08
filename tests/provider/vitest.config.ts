import { defineConfig } from 'vitest/config';
import { timeouts } from '../timeouts.ts';

/** PhonePe's SDK and our client against the simulator, and PhonePe's sandbox if there are credentials. */
export default defineConfig({
  test: {
    include: ['*.test.ts', '../../simulator/conformance/*.test.ts'],
    ...timeouts,
  },
});
