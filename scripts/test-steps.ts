/** A part of `npm test` or `npm run test:all`. */
export interface Step {
  name: string;
  /** For the shell, with the packages' programs on the PATH. */
  command: string;
  /** Writes a report of its tests; other steps count as one test each. */
  tests?: 'vitest' | 'playwright';
  env?: Record<string, string>;
  /** Steps of the same run that must have passed before. */
  needs?: string[];
  /** Drives browsers, which are flaky: a failed test is retried, and listed if it then passes. */
  hasRetry?: boolean;
  /** Runs alone: its time limits assume an idle machine. */
  alone?: boolean;
}

const vitest = (project: string, ...files: string[]) =>
  ['vitest run', ...project.split(' ').map((name) => `--project ${name}`), ...files].join(' ');

/** Needed by steps that open a browser: finds or installs it, and builds site and office. */
const prepare: Step[] = [
  { name: 'browser', command: 'node scripts/ensure-chromium.ts' },
  { name: 'build', command: 'npm run -s build', needs: ['types'] },
];
const needs = prepare.map(({ name }) => name);

/** `npm test`: what a change must pass, in about eight minutes on two cores. */
export const quickSteps: Step[] = [
  // astro check reads every .ts and .astro file.
  { name: 'types', command: 'astro check --minimumFailingSeverity warning' },
  { name: 'lint', command: 'npm run -s lint' },
  { name: 'unit', command: vitest('unit'), tests: 'vitest' },
  ...prepare,
  { name: 'integration', command: vitest('integration postgres'), tests: 'vitest' },
  {
    name: 'kills',
    // Vitest runs every file whose path contains the name.
    command: vitest(
      'resilience',
      'crash.test.ts',
      ...['staff', 'publish', 'save'].map((name) => `--exclude **/${name}-crash.test.ts`),
    ),
    tests: 'vitest',
    env: { KILLS: '20' },
  },
  {
    name: 'site',
    // Details of the design: `every-page` has them.
    command: vitest(
      'built-site',
      ...[
        ...['display-font', 'first-screen', 'page-length', 'slow-arrival'],
        ...['rhythm', 'button-lines', 'tile-map'],
      ].map((name) => `--exclude **/${name}.test.ts`),
    ),
    tests: 'vitest',
    env: { PAGES: 'kinds' },
    needs,
  },
  { name: 'faults', command: vitest('faults'), tests: 'vitest', env: { FAULTS: 'outcomes' } },
  { name: 'core', command: 'playwright test --grep @core', tests: 'playwright', needs },
  { name: 'provider', command: vitest('provider'), tests: 'vitest' },
];

/** `npm run test:all`: what `npm test` leaves out. */
export const otherSteps: Step[] = [
  ...prepare,
  {
    name: 'e2e',
    command: 'playwright test --grep-invert @core',
    tests: 'playwright',
    needs,
    hasRetry: true,
  },
  { name: 'resilience', command: vitest('resilience'), tests: 'vitest', alone: true },
  {
    name: 'every-page',
    command: vitest('built-site'),
    tests: 'vitest',
    needs,
    hasRetry: true,
  },
  { name: 'every-fault', command: vitest('faults'), tests: 'vitest' },
  { name: 'engines', command: vitest('engines'), tests: 'vitest', needs, hasRetry: true },
  {
    name: 'deploy',
    command: `node scripts/ensure-caddy.ts && ${vitest('deploy')}`,
    tests: 'vitest',
    needs,
  },
  { name: 'running', command: vitest('running'), tests: 'vitest', needs },
  { name: 'changed-content', command: 'node tests/changed-content/run.ts', needs },
];
