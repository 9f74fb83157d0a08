import { defineConfig } from 'vitest/config';

export default defineConfig({
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    include: ['{contract,integrations,server,src,scripts,tests/unit}/**/*.test.{ts,tsx}'],
    css: true,
  },
});
