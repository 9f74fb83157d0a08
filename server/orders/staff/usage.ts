import { orderStates } from '#contract/order-states.ts';

/** What `npm run orders -- --help` prints. */
export const usage = `Orders of the website.

  npm run orders -- list [filters] [--limit 50] [--format table|csv|json]
  npm run orders -- show ID                      an order with its history
  npm run orders -- forget ID                    erases name and phone, keeps the accounts
  npm run orders -- forget --phone 9876543210    the same for all orders of that phone

Into a file, and from one (--silent keeps npm's own lines out of it):

  npm run --silent orders -- export [filters] [--format csv|json] > orders.csv
  npm run --silent orders -- export --all > orders.jsonl    everything, to move to another database
  npm run --silent orders -- import < orders.jsonl          into an empty database

Filters:
  --state STATE          ${orderStates.join(', ')}
  --from 2026-01-01      first day, in Indian time
  --to 2026-01-31        last day, in Indian time
  --service "NAME"       exact name of the service

The database is the server's: DATABASE_URL or DATA_DIR.
`;
