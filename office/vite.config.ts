// npm run build:office
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { defaultLanguage } from '../contract/default-language.ts';
import { compressBundle } from '../integrations/compress.ts';
import { readWords } from './words/read-words.ts';
import { wordsPlugin } from './words/words-plugin.ts';

export default defineConfig({
  root: 'office',
  publicDir: false,
  plugins: [
    react(),
    compressBundle(),
    wordsPlugin(),
    {
      name: 'office-page',
      transformIndexHtml: (html) => html.replaceAll('%BRAND%', readWords(defaultLanguage).brand),
    },
  ],
  build: {
    outDir: '../dist-office',
    emptyOutDir: true,
    target: 'es2022',
    // The policy of the office allows no data: addresses for fonts and images.
    assetsInlineLimit: 0,
    // Otherwise a slow build prints how long each plugin took.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
