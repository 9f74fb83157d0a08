import { useMemo } from 'react';
import { Link } from 'react-router';
import { formatPaise } from '#contract/money.ts';
import type { OrderRow } from '#contract/office/orders.ts';
import { textIn } from '#contract/office/texts.ts';
import { columnsFor, DataTable } from '../../ui/DataTable.tsx';
import { formatMoment } from '../../words/format.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import type { Words } from '../../words/words.ts';
import { displayPhone } from '../contact-payer.ts';
import { StateStamp } from '../StateStamp.tsx';

const helper = columnsFor<OrderRow>();

const columnsIn = ({ language, locale, office: { order: labels, find } }: Words) =>
  helper.columns([
    helper.accessor('name', {
      header: labels.name,
      cell: ({ row: { original: order } }) => (
        <>
          <Link to={`/orders/${order.id}`}>{order.name ?? labels.nameErased}</Link>
          {order.phone && <small>{displayPhone(order.phone)}</small>}
        </>
      ),
    }),
    helper.accessor(({ service }) => textIn(service, language), {
      header: labels.service,
      id: 'service',
    }),
    helper.accessor('amountPaise', {
      header: labels.amount,
      meta: { kind: 'amount' },
      cell: ({ getValue }) => formatPaise(getValue()),
    }),
    helper.accessor('state', {
      header: find.state,
      cell: ({ row: { original: order } }) => (
        <>
          <StateStamp state={order.state} />{' '}
          {order.flags.length > 0 && <mark>{labels.flagged}</mark>}
        </>
      ),
    }),
    helper.accessor('createdAtMs', {
      header: labels.placedAt,
      meta: { kind: 'short' },
      cell: ({ row: { original: order } }) => (
        <>
          {formatMoment(order.createdAtMs, locale)}
          <small>{order.code}</small>
        </>
      ),
    }),
  ]);

/** Found orders as a table, for wide screens. */
export function OrderTable({ orders }: { orders: OrderRow[] }) {
  const words = useWords();
  const columns = useMemo(() => columnsIn(words), [words]);
  return <DataTable columns={columns} labelledBy="results" rowKey={({ id }) => id} rows={orders} />;
}
