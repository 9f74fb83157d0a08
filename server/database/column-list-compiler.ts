import {
  InsertQueryNode,
  type OperationNode,
  PostgresQueryCompiler,
  type SelectAllNode,
  SelectionNode,
  SelectQueryNode,
  TableNode,
  UpdateQueryNode,
} from 'kysely';
import { refundRowSchema } from '#server/refunds/refunds-table.ts';
import { mailRowSchema, orderMoveRowSchema, orderRowSchema } from './schema.ts';
import { toSnakeCase } from './snake-case.ts';

/** The columns of a table as SQL names them: "created_at_ms". */
const listOf = ({ shape }: { shape: object }): string =>
  Object.keys(shape)
    .map((name) => `"${toSnakeCase(name)}"`)
    .join(', ');

const columnLists: Record<string, string> = {
  orders: listOf(orderRowSchema),
  order_moves: listOf(orderMoveRowSchema),
  mails: listOf(mailRowSchema),
  refunds: listOf(refundRowSchema),
};

function tableOf(statement: OperationNode | undefined): OperationNode | undefined {
  if (!statement) return undefined;
  if (SelectQueryNode.is(statement)) return statement.from?.froms[0];
  if (UpdateQueryNode.is(statement)) return statement.table;
  return InsertQueryNode.is(statement) ? statement.into : undefined;
}

/**
 * Writes the columns of a table that it knows instead of `*`: a statement that is prepared with `*` fails
 * once a migration has added a column, "cached plan must not change result type".
 */
export class ColumnListCompiler extends PostgresQueryCompiler {
  protected override visitSelectAll(node: SelectAllNode): void {
    // In "orders".* it belongs to a reference.
    const isWhole = this.parentNode !== undefined && SelectionNode.is(this.parentNode);
    const table = tableOf(this.nodeStack.findLast(({ kind }) => kind.endsWith('QueryNode')));
    const name = table && TableNode.is(table) ? table.table.identifier.name : '';
    const columns = isWhole ? columnLists[name] : undefined;
    if (columns) this.append(columns);
    else super.visitSelectAll(node);
  }
}
