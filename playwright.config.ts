import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/chromium.ts';
import { servers } from './tests/e2e/servers.ts';

const { host, port, siteUrl, simulatorUrl, officePort, officeUrl, dataDir } = servers;
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
    baseURL: siteUrl,
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
      url: `${simulatorUrl}/admin/orders`,
      reuseExistingServer: false,
      env: { PORT: String(port), SIMULATOR_HOST: host },
    },
    {
      command: 'node server/main.ts',
      url: `${siteUrl}/`,
      reuseExistingServer: false,
      env: {
        PUBLIC_URL: siteUrl,
        HOST: host,
        PORT: String(port),
        LOG_LEVEL: 'warn',
        // Another build can be tested without touching the one that is being served.
        SITE_DIR: process.env.SITE_DIR ?? 'dist',
        OFFICE_PORT: String(officePort),
        OFFICE_URL: officeUrl,
        DATA_DIR: dataDir,
        // Every test comes from one address.
        RATE_LIMIT: '0',
      },
    },
  ],
});
