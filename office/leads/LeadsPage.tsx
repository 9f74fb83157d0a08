import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { fill } from '#contract/fill.ts';
import { groupDigits } from '#contract/money.ts';
import { type Leads, leadsPeriods, leadsQuerySchema } from '#contract/office/leads.ts';
import { Fold } from '#src/ui/Fold.tsx';
import { leadsQuery } from '../api/queries.ts';
import { Page } from '../shell/Page.tsx';
import { columnsFor, DataTable } from '../ui/DataTable.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { SectionTitle } from '../ui/SectionTitle.tsx';
import { formatDay } from '../words/format.ts';
import { useLanguages, useWords } from '../words/WordsProvider.tsx';
import { BarChart } from './BarChart.tsx';
import styles from './LeadsPage.module.css';
import { pageName } from './page-name.ts';

/** Bars of a chart; its table has all. */
const mostBars = 10;

/** Which pages of the site bring calls, in the last days. The period is in the address. */
export function LeadsPage() {
  const { leads: labels } = useWords().office;
  const [address] = useSearchParams();
  const period =
    leadsQuerySchema.shape.period.safeParse(address.get('period')).data ?? leadsPeriods[0];
  const query = useQuery({ ...leadsQuery(period), placeholderData: keepPreviousData });
  return (
    <Page title={labels.title}>
      <p className={styles.text}>{labels.text}</p>
      <nav aria-label={labels.period} className={styles.periods}>
        {leadsPeriods.map((one) => (
          <Link aria-current={one === period ? 'page' : undefined} key={one} to={`?period=${one}`}>
            {labels[one]}
          </Link>
        ))}
      </nav>
      <div aria-busy={query.isPlaceholderData} className={styles.leads}>
        <Loaded query={query}>{(leads) => <LeadsContent leads={leads} />}</Loaded>
      </div>
    </Page>
  );
}

const noonOf = (day: string) => Date.parse(`${day}T12:00:00+05:30`);

function LeadsContent({ leads }: { leads: Leads }) {
  const words = useWords();
  const { languages } = useLanguages();
  const { leads: labels, leadKinds, leadSources } = words.office;
  const [from, to] = [leads.from, leads.to].map((day) => formatDay(noonOf(day), words.locale));
  const groups: LeadsGroupProps[] = [
    {
      id: 'pages',
      title: labels.pages,
      column: labels.page,
      rows: named(leads.pages, (path) => pageName(path, words, languages)),
    },
    {
      id: 'kinds',
      title: labels.kinds,
      column: labels.kind,
      rows: named(leads.kinds, (kind) => leadKinds[kind]),
    },
    {
      id: 'sources',
      title: labels.sources,
      column: labels.source,
      rows: named(leads.sources, (source) => leadSources[source]),
    },
    {
      id: 'districts',
      title: labels.districts,
      column: labels.district,
      rows: named(leads.districts, (path) => words.pages[path] ?? labels.noDistrict),
    },
  ];
  return (
    <>
      <p className={styles.total}>
        {fill(labels.dates, { from: from ?? '', to: to ?? '' })}{' '}
        <strong>{fill(labels.total, { count: groupDigits(leads.total) })}</strong>
      </p>
      {leads.total === 0 ? (
        <p>{labels.none}</p>
      ) : (
        <div className={styles.groups}>
          {groups.map((group) => (
            <LeadsGroup key={group.id} {...group} />
          ))}
        </div>
      )}
    </>
  );
}

/** Gives each sum the name of its key. */
const named = <Key extends string>(
  sums: { key: Key; count: number }[],
  nameOf: (key: Key) => string,
): NamedSum[] => sums.map(({ key, count }) => ({ key, count, name: nameOf(key) }));

interface NamedSum {
  key: string;
  name: string;
  count: number;
}

interface LeadsGroupProps {
  id: string;
  title: string;
  /** Heading of the names. */
  column: string;
  rows: NamedSum[];
}

const helper = columnsFor<NamedSum>();

/** A chart with its numbers as a table. */
function LeadsGroup({ id, title, column, rows }: LeadsGroupProps) {
  const { leads: labels } = useWords().office;
  const columns = useMemo(
    () =>
      helper.columns([
        helper.accessor('name', { header: column }),
        helper.accessor('count', {
          header: labels.count,
          meta: { kind: 'amount' },
          cell: ({ getValue }) => groupDigits(getValue()),
        }),
      ]),
    [column, labels.count],
  );
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id} title={title} />
      <BarChart bars={rows.slice(0, mostBars)} label={title} />
      <Fold summary={labels.table}>
        <DataTable columns={columns} labelledBy={id} rowKey={({ key }) => key} rows={rows} />
      </Fold>
    </section>
  );
}
