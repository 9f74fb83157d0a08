import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/chromium.ts';

const host = '127.0.0.1';
const port = 4399;
const { executablePath, args } = launchOptions();
const report = process.env.TEST_REPORT;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  outputDir: 'test-results/journeys',
  // They only bound a hang.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // scripts/test.ts counts the tests by a report.
  reporter: report ? [['list'], ['json', { outputFile: report }]] : 'list',
  use: {
    baseURL: `http://${host}:${port}`,
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath,
      // Redirects pass Playwright's routes by: the browser itself finds no host outside.
      args: [
        ...args,
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
    },
  },
  webServer: [
    {
      // Stands in for PhonePe on the port after the server's.
      command: 'node simulator/main.ts',
      url: `http://${host}:${port + 1}/admin/orders`,
      reuseExistingServer: false,
      env: { PORT: String(port), SIMULATOR_HOST: host },
    },
    {
      command: 'node server/main.ts',
      url: `http://${host}:${port}/`,
      reuseExistingServer: false,
      env: {
        PUBLIC_URL: `http://${host}:${port}`,
        HOST: host,
        PORT: String(port),
        LOG_LEVEL: 'warn',
        // Another build can be tested without touching the one that is being served.
        SITE_DIR: process.env.SITE_DIR ?? 'dist',
        DATA_DIR: 'test-results/journeys/data',
        // Every test comes from one address.
        RATE_LIMIT: '0',
      },
    },
  ],
});
