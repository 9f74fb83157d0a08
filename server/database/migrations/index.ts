import type { Migration } from 'kysely/migration';
import * as orders from './2026-11-20-2340-orders.ts';
import * as hints from './2026-11-21-0850-hints.ts';
import * as checkRequests from './2026-11-21-1820-check-requests.ts';
import * as orderProvider from './2026-11-21-1900-order-provider.ts';
import * as paymentReference from './2026-11-21-2135-payment-reference.ts';
import * as nightlyChecks from './2026-11-21-2140-nightly-checks.ts';
import * as refunds from './2026-11-21-2145-refunds.ts';
import * as paidByPhone from './2026-11-21-2205-paid-by-phone.ts';
import * as readiness from './2026-11-21-2212-readiness.ts';
import * as alerts from './2026-11-21-2230-alerts.ts';
import * as historyNotes from './2026-11-21-2231-history-notes.ts';
import * as heartbeats from './2026-11-22-0105-heartbeats.ts';
import * as quantityAndTax from './2026-11-22-0405-quantity-and-tax.ts';
import * as orderLanguage from './2026-11-22-0410-order-language.ts';
import * as orderCounts from './2026-11-24-0425-order-counts.ts';

/**
 * All migrations, in the order of their names. A landed one is frozen: a change is a new file with
 * a later name, written so that SQLite and PostgreSQL both run it.
 */
export const migrations: Record<string, Migration> = {
  '2026-11-20-2340-orders': orders,
  '2026-11-21-0850-hints': hints,
  '2026-11-21-1820-check-requests': checkRequests,
  '2026-11-21-1900-order-provider': orderProvider,
  '2026-11-21-2135-payment-reference': paymentReference,
  '2026-11-21-2140-nightly-checks': nightlyChecks,
  '2026-11-21-2145-refunds': refunds,
  '2026-11-21-2205-paid-by-phone': paidByPhone,
  '2026-11-21-2212-readiness': readiness,
  '2026-11-21-2230-alerts': alerts,
  '2026-11-21-2231-history-notes': historyNotes,
  '2026-11-22-0105-heartbeats': heartbeats,
  '2026-11-22-0405-quantity-and-tax': quantityAndTax,
  '2026-11-22-0410-order-language': orderLanguage,
  '2026-11-24-0425-order-counts': orderCounts,
};
