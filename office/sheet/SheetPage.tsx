import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { fill } from '#contract/fill.ts';
import { indianMonth } from '#contract/indian-day.ts';
import { formatPaise } from '#contract/money.ts';
import { type Sheet, sheetQuerySchema } from '#contract/office/orders.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import { sheetQuery } from '../api/queries.ts';
import { Page } from '../shell/Page.tsx';
import { FactList } from '../ui/FactList.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { SelectField } from '../ui/TextField.tsx';
import { addMonths, formatMonth } from '../words/format.ts';
import { useWords } from '../words/WordsProvider.tsx';
import styles from './SheetPage.module.css';
import { SheetTable } from './SheetTable.tsx';

/** Months that the list offers, the current one included; the address takes any. */
const offeredMonths = 36;

/** Payments and refunds of a month, for the accounts. The month is in the address. */
export function SheetPage() {
  const { locale, office } = useWords();
  const { sheet: labels } = office;
  const [address, setAddress] = useSearchParams();
  const current = indianMonth(Date.now());
  const requested = sheetQuerySchema.shape.month.safeParse(address.get('month')).data;
  const month = requested ?? current;
  const query = useQuery({ ...sheetQuery(month), placeholderData: keepPreviousData });
  const months = new Set(
    Array.from({ length: offeredMonths }, (_, age) => addMonths(current, -age)).concat(month),
  );

  return (
    <Page title={labels.title}>
      <div className={styles.months}>
        <SelectField
          label={labels.chooseMonth}
          onChange={({ target }) => setAddress({ month: target.value })}
          value={month}
        >
          {[...months].map((one) => (
            <option key={one} value={one}>
              {formatMonth(one, locale)}
            </option>
          ))}
        </SelectField>
        <Link className={buttonClasses('secondary')} to={`?month=${addMonths(month, -1)}`}>
          {labels.earlier}
        </Link>
        {month < current && (
          <Link className={buttonClasses('secondary')} to={`?month=${addMonths(month, 1)}`}>
            {labels.later}
          </Link>
        )}
      </div>
      <section aria-busy={query.isPlaceholderData} className={styles.sheet}>
        <h2 id="sheet">{fill(labels.caption, { month: formatMonth(month, locale) })}</h2>
        <Loaded query={query}>{(sheet) => <SheetContent month={month} sheet={sheet} />}</Loaded>
      </section>
    </Page>
  );
}

function SheetContent({ sheet: { rows, totals }, month }: { sheet: Sheet; month: string }) {
  const { sheet: labels } = useWords().office;
  if (rows.length === 0) return <p>{labels.none}</p>;
  return (
    <>
      <FactList
        facts={[
          [labels.totalPaid, formatPaise(totals.paidPaise)],
          [labels.totalTax, totals.taxPaise !== 0 && formatPaise(totals.taxPaise)],
          [labels.totalRefunded, totals.refundedPaise > 0 && formatPaise(totals.refundedPaise)],
        ]}
      />
      <p className={styles.file}>
        <a className={buttonClasses('secondary')} download href={`/api/sheet.csv?month=${month}`}>
          {labels.csv}
        </a>
      </p>
      <SheetTable rows={rows} />
    </>
  );
}
