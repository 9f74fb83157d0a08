import { defineConfig } from 'vitest/config';

export default defineConfig({
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    include: [
      '{contract,integrations,scripts,server,simulator,src}/**/*.test.{ts,tsx}',
      'tests/docs/*.test.ts',
    ],
    css: true,
    globalSetup: 'tests/fixtures/postgres.setup.ts',
  },
});
