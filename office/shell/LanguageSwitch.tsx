import { useMutation } from '@tanstack/react-query';
import { useLanguages } from '../words/WordsProvider.tsx';
import styles from './Header.module.css';

/** A button for each other language, in that language. */
export function LanguageSwitch() {
  const { current, languages, change } = useLanguages();
  const { mutate } = useMutation({ mutationFn: change });
  return languages
    .filter(({ language }) => language !== current)
    .map(({ language, locale, name }) => (
      <button
        className={styles.tool}
        key={language}
        lang={locale}
        onClick={() => mutate(language)}
        type="button"
      >
        {name}
      </button>
    ));
}
