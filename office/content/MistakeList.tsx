import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ContentOverview, OfficeMistake } from '#contract/office/content.ts';
import { keyInWords } from '#contract/office/field-names.ts';
import { useTranslate } from '../words/use-translate.ts';
import { documentTitle } from './document-title.ts';
import { fieldLink } from './links.ts';
import notice from './Notice.module.css';
import { contentQuery } from './queries.ts';
import { useContentWords } from './use-content-words.ts';

interface MistakeListProps {
  mistakes: OfficeMistake[];
  languages: ContentOverview['languages'];
}

/** Mistakes outside the form, each with a link to its field. */
export function MistakeList({ mistakes, languages }: MistakeListProps) {
  const words = useContentWords();
  const { data: overview } = useQuery(contentQuery);
  const titles = new Map(overview?.documents.map(({ id, title }) => [id, title]));
  const translateField = useTranslate('fields');
  const translate = useTranslate('mistakes');
  return (
    <div className={notice.alert} role="alert">
      <p>
        <strong>{words.office.content.prices.elsewhere}</strong>
      </p>
      <ul>
        {mistakes.map(({ document, language, path, reason }) => {
          const title = documentTitle({ id: document, title: titles.get(document) }, words);
          const name = languages.find(({ code }) => code === language)?.name;
          // The schema of another document, which has its title, is not loaded.
          const key = path.findLast((step) => typeof step === 'string');
          const field = key === undefined ? [] : [translateField(keyInWords(key))];
          return (
            <li key={JSON.stringify([document, language, path, reason])}>
              {name ? `${title} (${name})` : title}{' '}
              <Link to={fieldLink(document, path, language)}>
                {[...field, translate(reason)].join(': ')}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
