import type { Kysely, Transaction } from 'kysely';
import type { Tap } from '#contract/leads.ts';
import type { Publication } from '#contract/office/content.ts';
import type { Role } from '#contract/office/session.ts';
import type { OrderEvent, OrderState } from '#contract/order-states.ts';
import type { RefundEvent, RefundState } from '#contract/refund-states.ts';

// Columns are snake_case in SQL: created_at_ms. Amounts are integer paise, times are ms since 1970.

/** When a row is checked next, and until when it is leased. */
interface CheckColumns {
  /** Null once nothing is left to check. */
  nextCheckAtMs: number | null;
  checks: number;
  /** Until then one instance of the server is checking the row. */
  leasedUntilMs: number | null;
  /** When a webhook requested a check that has not run yet; it is never cancelled. */
  checkRequestedAtMs: number | null;
}

/** When a mail is sent, and until when it is leased. */
interface MailColumns {
  /** Failed attempts. */
  tries: number;
  /** Null if there is nothing to send. */
  nextTryAtMs: number | null;
  /** When the last mail was sent. */
  sentAtMs: number | null;
  leasedUntilMs: number | null;
}

/** Every table with its rows, for Kysely. */
export interface Tables {
  orders: CheckColumns & {
    id: string;
    /** Unique; read out on the phone, such as K7M-2QP. */
    code: string;
    /** Header of the request that created it; a repeat finds the same order. */
    idempotencyKey: string;
    /** SHA-256 of that request; the same key with another request is refused. */
    requestDigest: string;
    /** Null once the payer's details have been erased. */
    name: string | null;
    phone: string | null;
    payerGstin: string | null;
    serviceName: string;
    quantity: number;
    /** Breakdown of the quantity (contract/counts.ts) as JSON; null if the payer gave none. */
    counts: string | null;
    /** Unit of the service, such as /day; null if the price is for the job. */
    unit: string | null;
    /** The total, GST included. */
    amountPaise: number;
    /** The GST included in the total. */
    taxPaise: number;
    state: OrderState;
    provider: string;
    /** Language of the page that placed it, as a folder of content/; null for the default one. */
    language: string | null;
    /** The provider's own id of the order; null until it has accepted it. */
    providerOrderId: string | null;
    redirectUrl: string | null;
    /** The provider's code for a failure. */
    failureReason: string | null;
    /** Why staff must look at this order, such as `paid_late`; null once resolved. */
    flag: string | null;
    createdAtMs: number;
    updatedAtMs: number;
    /** When it became paid here. */
    paidAtMs: number | null;
    /** The provider's id of the payment, not of the order. */
    paymentTransactionId: string | null;
    /** The banks' reference of the transfer. */
    paymentUtr: string | null;
    paymentMode: string | null;
    /** When the payer paid, by the provider's clock. */
    paymentAtMs: number | null;
    /** When the time to pay ends, by the provider's clock. */
    expiresAtMs: number;
    /** When staff last called the payer. */
    calledAtMs: number | null;
  };

  /** Words of payers' names, deleted when the name is erased. */
  orderWords: {
    word: string;
    createdAtMs: number;
    orderId: string;
  };

  /** The append-only history. Triggers refuse UPDATE and DELETE. */
  orderMoves: {
    orderId: string;
    /** Counts from 1 in each order. */
    seq: number;
    event:
      | OrderEvent
      | RefundEvent
      // These leave an order in its state.
      | 'Created'
      | 'FlagRaised'
      | 'FlagResolved'
      | 'NoteAdded'
      | 'Called'
      | 'DetailsErased'
      | 'RefundRequested';
    fromState: OrderState | null;
    toState: OrderState;
    /** request, status, reconciler, staff or retention. */
    cause: string;
    atMs: number;
    /** The reason of a flag, or a note by staff. */
    note: string | null;
    actor: string | null;
  };

  /** The outbox: one for each paid order. */
  mails: MailColumns & {
    orderId: string;
    /** When the order was paid. */
    createdAtMs: number;
  };

  /** A database index allows one under way per order. */
  refunds: CheckColumns & {
    /** The provider's merchant refund id; never used for a second refund. */
    id: string;
    orderId: string;
    amountPaise: number;
    state: RefundState;
    /** The reason given by staff. */
    reason: string;
    requestedBy: string;
    /** The provider's own id of the refund; null until it has accepted it. */
    providerRefundId: string | null;
    /** The provider's code for a failure. */
    failureReason: string | null;
    createdAtMs: number;
    updatedAtMs: number;
  };

  /** The next mail to staff about each cause. */
  alerts: MailColumns & {
    cause: string;
    /** Orders that the next mail is about, separated by spaces. */
    orderIds: string;
    /** When the first of them was raised. */
    raisedAtMs: number;
  };

  /** Its only row is rewritten to prove that the database is writable (readiness.ts). */
  readiness: {
    id: number;
    checkedAtMs: number;
  };

  officeMembers: {
    id: string;
    /** Unique. */
    name: string;
    role: Role;
    createdAtMs: number;
    /** From then on none of the member's links and devices is valid. */
    revokedAtMs: number | null;
  };

  /** Each signs a member in once. */
  officeLinks: {
    /** SHA-256 of the token. */
    tokenHash: string;
    memberId: string;
    createdAtMs: number;
    expiresAtMs: number;
    usedAtMs: number | null;
  };

  /** Browsers that are signed in. */
  officeDevices: {
    id: string;
    /** SHA-256 of the token in its cookie. */
    tokenHash: string;
    memberId: string;
    /** Such as Chrome, Android. */
    name: string;
    /** 1 if it is signed out after 12 hours without use; SQLite has no booleans. */
    isShared: 0 | 1;
    createdAtMs: number;
    lastUsedAtMs: number;
    expiresAtMs: number;
    endedAtMs: number | null;
  };

  /** Credentials that sign a member in; deleted when they are removed. */
  officePasskeys: {
    id: string;
    /** The authenticator's own id of it, base64url; unique. */
    credentialId: string;
    memberId: string;
    /** The device on which it was added, such as Chrome, Android. */
    name: string;
    /** COSE, base64url. */
    publicKey: string;
    /** The authenticator's counter of uses; 0 if it has none. */
    counter: number;
    /** How a browser reaches it, such as `internal hybrid`, separated by spaces. */
    transports: string;
    /** 1 if a password manager keeps a copy. */
    isBackedUp: 0 | 1;
    createdAtMs: number;
    lastUsedAtMs: number | null;
  };

  /** Each is signed once by a passkey, and deleted on use. */
  officeChallenges: {
    /** Random, base64url. */
    challenge: string;
    /** The device on which a passkey is added; null for a sign-in. */
    deviceId: string | null;
    expiresAtMs: number;
  };

  /** Sums, never a single visitor. */
  taps: {
    /** In India: 2026-01-31. */
    day: string;
    /** Canonical path, with the prefix of its language. */
    page: string;
    kind: Tap['kind'];
    source: Tap['source'];
    count: number;
  };

  /** Changed content files that are not published yet. */
  contentDrafts: {
    /** Path below the content folder: en/pages/about.yaml. */
    file: string;
    /** Id of its document (contract/office/content.ts). */
    document: string;
    /** Null if the draft deletes the file. */
    body: Uint8Array | null;
    /** The published file that the draft is based on; null for a new file. */
    base: Uint8Array | null;
    /** Raised by each save, and whenever a publication claims or completes the file. */
    revision: number;
    /** Who saved last. */
    memberName: string;
    atMs: number;
  };

  /** A database index allows one running publication. */
  publications: {
    /** Counts from 1. */
    id: number;
    memberName: string;
    state: Publication['state'];
    startedAtMs: number;
    endedAtMs: number | null;
    problem: string | null;
    undoes: number | null;
    /** Publication['drafts'] as JSON. */
    drafts: string;
    /** Until then one server works on it; afterwards another one takes over. */
    leasedUntilMs: number;
  };

  /**
   * Files before and after a publication; null if one does not exist. A photograph is deleted once a later
   * publication is completed.
   */
  publicationFiles: {
    publicationId: number;
    file: string;
    beforeBody: Uint8Array | null;
    afterBody: Uint8Array | null;
  };

  /** Photographs uploaded for a draft. */
  contentUploads: {
    /** SHA-256 of the body, hex. */
    id: string;
    /** A JPEG without metadata. */
    body: Uint8Array;
    width: number;
    height: number;
    atMs: number;
  };
}

/** A database or an open transaction. */
export type Database = Kysely<Tables>;
/** An open transaction: its statements take effect together or not at all. */
export type DatabaseTransaction = Transaction<Tables>;
