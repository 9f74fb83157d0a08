import type { Today } from '#contract/office/orders.ts';
import { whatsappLink } from '#contract/whatsapp-link.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { SectionTitle } from '../ui/SectionTitle.tsx';
import { formatMoment } from '../words/format.ts';
import { useWords } from '../words/WordsProvider.tsx';
import { alertOf } from '../words/words.ts';
import styles from './Problems.module.css';

/** Problems of the checkout itself, for whoever looks after the website. */
export function Problems({ problems }: Pick<Today, 'problems'>) {
  const words = useWords();
  const { today: labels } = words.office;
  if (problems.length === 0) return null;
  return (
    <section aria-labelledby="problems">
      <SectionTitle id="problems" title={labels.problems} />
      <ul className={styles.list}>
        {problems.map(({ cause, atMs }) => {
          const { subject, text } = alertOf(words, cause);
          return (
            <li key={cause}>
              <p>
                <strong>{subject}</strong> ({formatMoment(atMs, words.locale)})
              </p>
              <p>{text}</p>
              <p>{labels.problemHelp}</p>
              <a
                className={buttonClasses('chat')}
                href={whatsappLink('', `${subject}\n${text}`)}
                rel="noreferrer"
                target="_blank"
              >
                <Icon name="whatsapp" />
                {labels.problemShare}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
