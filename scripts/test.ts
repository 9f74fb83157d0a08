// npm test, npm run test:all, npm test -- NAME …: runs the steps of scripts/test-steps.ts, two at a time.
// Prints a line per step, then the minutes, skipped tests and failures; full output in test-results/.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isOutOfDate, office, site } from './build-site.ts';
import { readReport, sum, type Totals } from './test-reports.ts';
import { otherSteps, quickSteps, type Step } from './test-steps.ts';

interface Result extends Totals {
  step: Step;
  ms: number;
  hasPassed: boolean;
}

const concurrency = 2;
const mostLines = 200;
/** Files in memory. SQLite waits for the disk at every commit, which takes longest while other steps write, too. */
const memory = '/dev/shm';
/** With less free memory the files are on the disk. */
const leastFreeBytes = 2 * 2 ** 30;
const folder = 'test-results';
const logOf = ({ name }: Step) => `${folder}/logs/${name}.log`;
const reportOf = ({ name }: Step) => `${folder}/reports/${name}.json`;

const tempFolder = mkdtempSync(join(hasRoomInMemory() ? memory : tmpdir(), 'site-tests-'));
// PostgreSQL runs as another user than root.
chmodSync(tempFolder, 0o755);
process.once('exit', () => rmSync(tempFolder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const steps = await chosenSteps();
const results: Result[] = [];
const running = new Map<Step, Promise<void>>();
const startedMs = performance.now();

function hasRoomInMemory(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > leastFreeBytes;
}

/** Throws if a name is not that of a step. */
async function chosenSteps(): Promise<Step[]> {
  if (positionals.length === 0) {
    const all = values.all ? otherSteps : quickSteps;
    const builds = [site, office].map(isOutOfDate);
    const isBuilt = values.all && !(await Promise.all(builds)).includes(true);
    return all.filter(({ name }) => name !== 'build' || !isBuilt);
  }
  const known = new Map([...otherSteps, ...quickSteps].map((step) => [step.name, step]));
  return positionals.map((name) => {
    const step = known.get(name);
    if (!step) throw new Error(`Unknown step "${name}". Steps: ${[...known.keys()].join(', ')}`);
    return step;
  });
}

const minutes = (ms: number) =>
  ms < 60_000 ? `${Math.round(ms / 1000)} s` : `${(ms / 60_000).toFixed(1)} min`;

/** Shows which steps run, on a terminal only. */
function showRunning(): void {
  if (!process.stdout.isTTY) return;
  const names = [...running.keys()].map(({ name }) => name).join(', ');
  process.stdout.write(
    `\r\x1b[K${names && `… ${names}, ${minutes(performance.now() - startedMs)}`}`,
  );
}

function say(line: string): void {
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
  console.log(line);
}

/** The command with a reporter that writes the counts of its tests to a file. */
function commandOf(step: Step): string {
  const { command, tests, hasRetry } = step;
  if (tests !== 'vitest') return hasRetry ? `${command} --retries=1` : command;
  const retry = hasRetry ? ' --retry=1' : '';
  return `${command}${retry} --silent=passed-only --reporter=default --reporter=json --outputFile.json=${reportOf(step)}`;
}

async function run(step: Step): Promise<void> {
  const beganMs = performance.now();
  const log = createWriteStream(logOf(step));
  const env = {
    ...process.env,
    ...step.env,
    TMPDIR: tempFolder,
    TEST_REPORT: reportOf(step),
    NO_COLOR: '1',
  };
  const child = spawn(commandOf(step), { shell: true, env, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const [code] = await once(child, 'close');
  log.end();
  await once(log, 'close');
  const none = { passed: 0, failed: 0, skipped: 0, skippedTitles: [], flakyTitles: [] };
  const totals = (step.tests && readReport(reportOf(step))) ?? none;
  const hasPassed = code === 0 && totals.failed === 0;
  if (!step.tests && hasPassed) totals.passed = 1;
  // Something other than a test failed.
  if (!hasPassed && totals.failed === 0) totals.failed = 1;
  finish({ step, ms: performance.now() - beganMs, hasPassed, ...totals });
}

function finish(result: Result): void {
  const { step, ms, hasPassed, passed, failed } = result;
  results.push(result);
  running.delete(step);
  const count = (passed + failed).toLocaleString('en');
  const tests = hasPassed ? `${count} tests` : `${failed} of ${count} tests failed`;
  const counts = step.tests ? ` · ${tests}` : '';
  say(`${hasPassed ? '✓' : '✗'} ${step.name} ${minutes(ms)}${counts}`);
}

/** The next step that can start now; none whose needed steps have failed. */
function takeNext(waiting: Step[]): Step | undefined {
  if (running.size === concurrency || [...running.keys()].some(({ alone }) => alone))
    return undefined;
  const hasPassed = (name: string) =>
    !steps.some((step) => step.name === name) ||
    results.some((result) => result.step.name === name && result.hasPassed);
  const at = waiting.findIndex(
    ({ needs = [], alone }) => needs.every(hasPassed) && !(alone && running.size > 0),
  );
  return at < 0 ? undefined : waiting.splice(at, 1)[0];
}

rmSync(`${folder}/logs`, { recursive: true, force: true });
rmSync(`${folder}/reports`, { recursive: true, force: true });
mkdirSync(`${folder}/logs`, { recursive: true });
mkdirSync(`${folder}/reports`, { recursive: true });
const ticking = setInterval(showRunning, 1000);
const waiting = [...steps];
for (;;) {
  const next = takeNext(waiting);
  if (next) running.set(next, run(next));
  else if (running.size > 0) await Promise.race(running.values());
  else break;
  showRunning();
}
clearInterval(ticking);

console.log(`\n${'step'.padEnd(16)}minutes`);
for (const { step, ms } of results.toSorted((a, b) => b.ms - a.ms)) {
  console.log(`${step.name.padEnd(16)}${(ms / 60_000).toFixed(1).padStart(7)}`);
}
const wholeMs = performance.now() - startedMs;
console.log(`${'all'.padEnd(16)}${(wholeMs / 60_000).toFixed(1).padStart(7)}`);

const totals = sum(results);
const skipped = Map.groupBy(totals.skippedTitles, (title) => title);
if (skipped.size > 0) console.log('\nSkipped, with the number of tests:');
for (const [title, tests] of skipped) console.log(`  ${title}: ${tests.length}`);

if (totals.flakyTitles.length > 0) console.log('\nPassed at the second try:');
for (const title of totals.flakyTitles) console.log(`  ${title}`);

for (const { step, hasPassed } of results) {
  if (hasPassed) continue;
  const lines = readFileSync(logOf(step), 'utf8').trimEnd().split('\n');
  console.log(`\n── ${step.name} failed; the whole output is in ${logOf(step)}`);
  console.log(lines.slice(-mostLines).join('\n'));
}
for (const { name } of waiting)
  console.log(`\n── ${name} did not run: a step that it needs failed`);

console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
if (totals.failed > 0) process.exitCode = 1;
