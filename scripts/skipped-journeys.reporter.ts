import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { noteSkipped } from './skipped-tests.reporter.ts';

/** Notes what the journeys of Playwright skip, and why, beside the suites of Vitest. */
export default class SkippedJourneys implements Reporter {
  #titles: string[] = [];

  onTestEnd({ annotations, title }: TestCase, { status }: TestResult): void {
    if (status !== 'skipped') return;
    const reason = annotations.find(({ type }) => type === 'skip')?.description;
    this.#titles.push(reason ? `${title} (${reason})` : title);
  }

  onEnd(): void {
    noteSkipped('e2e', this.#titles);
  }
}
