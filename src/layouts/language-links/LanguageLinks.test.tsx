import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageLinks } from './LanguageLinks.tsx';

it('names each language in itself, and says nothing where there is none', () => {
  const hindi = { language: 'hi', code: 'hi-IN', name: 'हिन्दी', path: '/hi/about' };
  const draw = (translations: (typeof hindi)[]) =>
    renderToStaticMarkup(<LanguageLinks className="link" translations={translations} />);
  expect(draw([hindi])).toBe(
    '<a class="link" href="/hi/about" hrefLang="hi" lang="hi-IN">हिन्दी</a>',
  );
  expect(draw([])).toBe('');
});
