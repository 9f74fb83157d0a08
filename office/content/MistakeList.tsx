import { Link } from 'react-router';
import type { ContentOverview, OfficeMistake } from '#contract/office/content.ts';
import { useTranslate } from '../words/use-translate.ts';
import { documentTitle } from './document-title.ts';
import { fieldLink } from './links.ts';
import notice from './Notice.module.css';
import { useContentWords } from './use-content-words.ts';

interface MistakeListProps {
  mistakes: OfficeMistake[];
  languages: ContentOverview['languages'];
}

/** Mistakes outside the form, each with a link to its field. */
export function MistakeList({ mistakes, languages }: MistakeListProps) {
  const words = useContentWords();
  const { prices: labels } = words.office.content;
  const translate = useTranslate('mistakes');
  return (
    <div className={notice.alert} role="alert">
      <p>
        <strong>{labels.elsewhere}</strong>
      </p>
      <ul>
        {mistakes.map(({ document, language, path, reason }) => {
          const name = languages.find(({ code }) => code === language)?.name;
          return (
            <li key={JSON.stringify([document, language, path, reason])}>
              <Link to={fieldLink(document, path)}>
                {documentTitle({ id: document, title: document }, words)}
                {name && ` (${name})`}
              </Link>
              {': '}
              {translate(reason)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
