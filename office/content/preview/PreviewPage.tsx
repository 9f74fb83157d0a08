import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type ContentOverview, previewResponseSchema } from '#contract/office/content.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import field from '#src/ui/Field.module.css';
import { ApiError, request } from '../../api/request.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import buttons from '../../ui/Buttons.module.css';
import { Loaded } from '../../ui/Loaded.tsx';
import { SelectField } from '../../ui/TextField.tsx';
import { ContentPage } from '../ContentPage.tsx';
import failure from '../Failure.module.css';
import { editorLink } from '../links.ts';
import { addressesQuery } from '../queries.ts';
import { useContentWords } from '../use-content-words.ts';
import styles from './PreviewPage.module.css';
import { Screen } from './Screen.tsx';

/** A build takes about ten seconds, plus the builds queued before it. */
const longestMs = 10 * 60_000;

/** Builds one page, again for each visit and at the press of the button. */
const previewQuery = (address: string) =>
  queryOptions({
    queryKey: ['preview', address],
    queryFn: ({ signal }) =>
      request('content/preview', previewResponseSchema, { body: { address }, signal, longestMs }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/**
 * Shows a page as it will be once the drafts are published: the one at `address`, or the first one that shows
 * `document`, both from the query string.
 */
export function PreviewPage() {
  const { preview: labels } = useContentWords().office.content;
  const [query] = useSearchParams();
  const address = query.get('address');
  const document = query.get('document');
  return (
    <ContentPage text={labels.drafts} title={labels.title}>
      {(overview) =>
        address === null && document !== null ? (
          <DocumentLook document={document} overview={overview} />
        ) : (
          <Preview address={address ?? '/'} document={document} overview={overview} />
        )
      }
    </ContentPage>
  );
}

interface DocumentLookProps {
  document: string;
  overview: ContentOverview;
}

/** The first page that shows a document, or the home page for a document on all pages. */
function DocumentLook({ document, overview }: DocumentLookProps) {
  const query = useQuery(addressesQuery(document));
  return (
    <Loaded query={query}>
      {({ addresses }) => (
        <Preview address={addresses[0] ?? '/'} document={document} overview={overview} />
      )}
    </Loaded>
  );
}

interface PreviewProps {
  /** Path of the page in the default language. */
  address: string;
  /** The document being edited. */
  document: string | null;
  overview: ContentOverview;
}

function Preview({ address, document, overview: { languages, drafts } }: PreviewProps) {
  const words = useContentWords();
  const { preview: labels } = words.office.content;
  const [, setQuery] = useSearchParams();
  const [language, setLanguage] = useState(words.language);
  const [isWide, setWide] = useState(false);
  const preview = useQuery(previewQuery(address));
  const paths = preview.data?.paths ?? {};
  const path = paths[language] ?? Object.values(paths)[0];
  const pages = Object.entries(words.pages);
  const isKnown = pages.some(([known]) => known === address);

  return (
    <div className={styles.preview}>
      <div className={styles.choices}>
        <SelectField
          label={labels.page}
          onChange={({ target }) => setQuery({ address: target.value })}
          value={address}
        >
          {!isKnown && <option value={address}>{address}</option>}
          {pages.map(([known, name]) => (
            <option key={known} value={known}>
              {name}
            </option>
          ))}
        </SelectField>
        <Choice
          legend={labels.language}
          onChoose={setLanguage}
          options={languages.map(({ code, name }) => [code, name])}
          value={language}
        />
        <Choice
          legend={labels.width}
          onChoose={(width) => setWide(width === 'desktop')}
          options={[
            ['phone', labels.phone],
            ['desktop', labels.desktop],
          ]}
          value={isWide ? 'desktop' : 'phone'}
        />
      </div>
      {preview.isPending && (
        <div className={styles.working} role="status">
          <p>
            <strong>{labels.working}</strong>
          </p>
          <p>{labels.slow}</p>
          <span />
        </div>
      )}
      {!preview.isPending && (
        <PreviewProblem error={preview.error}>
          <Loaded query={preview}>
            {() => path && <Screen isWide={isWide} path={path} title={labels.frame} />}
          </Loaded>
        </PreviewProblem>
      )}
      <div className={buttons.row}>
        {path && (
          <a className={buttonClasses('secondary')} href={path} rel="noreferrer" target="_blank">
            {labels.ownTab}
          </a>
        )}
        {preview.data && (
          <ActionButton
            className={buttonClasses('secondary')}
            isDisabled={preview.isFetching}
            onClick={() => preview.refetch()}
          >
            {preview.isFetching ? labels.working : labels.again}
          </ActionButton>
        )}
        {document && (
          <Link className={buttonClasses('secondary')} to={editorLink(document)}>
            {labels.edit}
          </Link>
        )}
        {drafts.length > 0 && (
          <Link className={buttonClasses('primary')} to="/content#drafts">
            {labels.publish}
          </Link>
        )}
      </div>
    </div>
  );
}

/** Why a page could not be built; the children show other errors. */
function PreviewProblem({ error, children }: { error: Error | null; children: ReactNode }) {
  const { preview: labels } = useContentWords().office.content;
  if (!(error instanceof ApiError)) return children;
  if (error.code === 'notFound') return <p role="alert">{labels.notThere}</p>;
  if (error.code !== 'mistakes') return children;
  return (
    <div className={failure.failure} role="alert">
      <p>{labels.failed}</p>
      <pre>{error.details.content?.mistakes?.map(({ reason }) => reason).join('\n')}</pre>
    </div>
  );
}

interface ChoiceProps {
  legend: string;
  options: [value: string, name: string][];
  value: string;
  onChoose: (value: string) => void;
}

function Choice({ legend, options, value, onChoose }: ChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend className={field.label}>{legend}</legend>
      {options.map(([option, name]) => (
        <label key={option}>
          <input
            checked={option === value}
            name={legend}
            onChange={() => onChoose(option)}
            type="radio"
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
