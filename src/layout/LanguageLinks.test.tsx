import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageLinks } from './LanguageLinks.tsx';

it('names each language in itself, and renders nothing without other languages', () => {
  const hindi = { language: 'hi', code: 'hi-IN', name: 'हिन्दी', path: '/hi/about' };
  const draw = (translations: (typeof hindi)[]) =>
    renderToStaticMarkup(
      <LanguageLinks className="languages" keepsQuery={false} translations={translations} />,
    );
  expect(draw([hindi])).toBe(
    '<p class="languages"><a href="/hi/about" hrefLang="hi" lang="hi-IN">हिन्दी</a></p>',
  );
  expect(draw([])).toBe('');
});
