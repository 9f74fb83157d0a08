import {
  createColumnHelper,
  metaHelper,
  type RowData,
  type TableOptions,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import styles from './DataTable.module.css';

const features = tableFeatures({ columnMeta: metaHelper<{ kind: 'amount' | 'short' }>() });

type Options<Row extends RowData> = TableOptions<typeof features, Row>;

/** Describes the columns of a table: amounts are set to the right, and neither they nor short texts break. */
export const columnsFor = <Row extends RowData>() => createColumnHelper<typeof features, Row>();

interface DataTableProps<Row extends RowData> {
  /** Memoized, as new columns build the table again. */
  columns: Options<Row>['columns'];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Id of the heading that names it. */
  labelledBy: string;
}

/** A table as a printed ledger. */
export function DataTable<Row extends RowData>({
  columns,
  rows,
  rowKey,
  labelledBy,
}: DataTableProps<Row>) {
  const table = useTable({ features, columns, data: rows, getRowId: rowKey });
  const classOf = (meta: { kind: 'amount' | 'short' } | undefined) => meta && styles[meta.kind];
  return (
    <table aria-labelledby={labelledBy} className={styles.table}>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => (
              <th className={classOf(header.column.columnDef.meta)} key={header.id} scope="col">
                <table.FlexRender header={header} />
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id}>
            {row.getAllCells().map((cell) => (
              <td className={classOf(cell.column.columnDef.meta)} key={cell.id}>
                <table.FlexRender cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
