import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ContentOverview, DocumentRow } from '#contract/office/content.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { ContentPage } from '../ContentPage.tsx';
import { documentTitle } from '../document-title.ts';
import { documentQuery } from '../queries.ts';
import { TwinNotes } from '../TwinNotes.tsx';
import { useContentWords } from '../use-content-words.ts';
import styles from './PricesPage.module.css';
import { PriceTable } from './PriceTable.tsx';

/** The prices of all services in one table. */
export function PricesPage() {
  const { prices: labels } = useContentWords().office.content;
  // Input applies to the catalogue as loaded, so only a save replaces it.
  const query = useQuery(documentQuery('catalogue'));
  return (
    <ContentPage text={labels.text} title={labels.title}>
      {(overview) => (
        <>
          <Loaded query={query}>
            {({ draft, values }) => (
              <>
                <TwinNotes draft={draft} languages={overview.languages} />
                <PriceTable languages={overview.languages} values={values} />
              </>
            )}
          </Loaded>
          <Packages overview={overview} />
        </>
      )}
    </ContentPage>
  );
}

const hasPackages = ({ id }: DocumentRow) => id.startsWith('pages/services/');

/** Links to pages that have prices of their own. */
function Packages({ overview }: { overview: ContentOverview }) {
  const words = useContentWords();
  const { prices: labels } = words.office.content;
  return (
    <section aria-labelledby="packages" className={styles.packages}>
      <h2 id="packages">{labels.packages}</h2>
      <p>{labels.packagesText}</p>
      <ul>
        {overview.documents.filter(hasPackages).map((row) => (
          <li key={row.id}>
            <Link to={`/content/edit/${row.id}`}>{documentTitle(row, words)}</Link>
          </li>
        ))}
        <li>
          <Link to="/content/edit/catalogue">{labels.names}</Link>
        </li>
      </ul>
    </section>
  );
}
