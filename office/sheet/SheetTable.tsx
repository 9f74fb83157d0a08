import { useMemo } from 'react';
import { Link } from 'react-router';
import { formatPaise } from '#contract/money.ts';
import type { Sheet } from '#contract/office/orders.ts';
import { textIn } from '#contract/office/texts.ts';
import { columnsFor, DataTable } from '../ui/DataTable.tsx';
import { useWide } from '../ui/use-wide.ts';
import { formatDay } from '../words/format.ts';
import { useWords } from '../words/WordsProvider.tsx';
import type { Words } from '../words/words.ts';

type Row = Sheet['rows'][number];

const helper = columnsFor<Row>();

/** The columns. On phones, service, GST and GSTIN are below the name. Without GST there is no column for it. */
function columnsIn(
  { language, locale, office: { sheet: labels, order } }: Words,
  { isWide, hasTax }: { isWide: boolean; hasTax: boolean },
) {
  const day = helper.accessor('atMs', {
    header: labels.day,
    meta: { kind: 'short' },
    cell: ({ getValue }) => formatDay(getValue(), locale),
  });
  const payer = helper.accessor('name', {
    header: labels.order,
    cell: ({ row: { original: row } }) => (
      <>
        <Link to={`/orders/${row.orderId}`}>{row.name ?? order.nameErased}</Link>
        <small>
          {[row.code, row.kind === 'refund' && labels.refund].filter(Boolean).join(' · ')}
        </small>
        {!isWide && <small>{textIn(row.service, language)}</small>}
        {!isWide && row.taxPaise !== 0 && (
          <small>
            {labels.tax} {formatPaise(row.taxPaise)}
          </small>
        )}
        {!isWide && row.payerGstin && (
          <small>
            {labels.gstin} {row.payerGstin}
          </small>
        )}
      </>
    ),
  });
  const service = helper.accessor((row) => textIn(row.service, language), {
    header: labels.service,
    id: 'service',
  });
  const gstin = helper.accessor('payerGstin', { header: labels.gstin, meta: { kind: 'short' } });
  const tax = helper.accessor('taxPaise', {
    header: labels.tax,
    meta: { kind: 'amount' },
    cell: ({ getValue }) => formatPaise(getValue()),
  });
  const amount = helper.accessor('amountPaise', {
    header: labels.amount,
    meta: { kind: 'amount' },
    cell: ({ getValue }) => formatPaise(getValue()),
  });
  if (!isWide) return helper.columns([day, payer, amount]);
  return hasTax
    ? helper.columns([day, payer, service, gstin, tax, amount])
    : helper.columns([day, payer, service, amount]);
}

/** The lines of a month's sheet. */
export function SheetTable({ rows }: Pick<Sheet, 'rows'>) {
  const words = useWords();
  const isWide = useWide();
  const hasTax = rows.some(({ taxPaise, payerGstin }) => taxPaise !== 0 || payerGstin !== null);
  const columns = useMemo(() => columnsIn(words, { isWide, hasTax }), [words, isWide, hasTax]);
  return (
    <DataTable
      columns={columns}
      labelledBy="sheet"
      rowKey={({ orderId, kind, atMs }) => `${orderId} ${kind} ${atMs}`}
      rows={rows}
    />
  );
}
