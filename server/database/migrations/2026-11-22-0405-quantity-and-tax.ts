import { type Kysely, sql } from 'kysely';

/**
 * How many units were bought, what a unit is, the GST in the amount, and the payer's GSTIN. Older
 * orders, and those of a server that does not know the columns yet, are of one unit without GST.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const orders = db.schema.alterTable('orders');
  await orders
    .addColumn('quantity', 'integer', (column) =>
      column.notNull().defaultTo(1).check(sql`quantity > 0`),
    )
    .execute();
  await orders.addColumn('unit', 'text').execute();
  await orders
    .addColumn('tax_paise', 'bigint', (column) =>
      column.notNull().defaultTo(0).check(sql`tax_paise >= 0`),
    )
    .execute();
  await orders.addColumn('payer_gstin', 'text').execute();
}
