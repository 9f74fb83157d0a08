import type { FastifyInstance } from 'fastify';
import type { OfficeOrdersDeps } from '../deps.ts';

/** Orders, within a scope of `requireSession`. */
export function serveOrders(_app: FastifyInstance, _deps: OfficeOrdersDeps): void {}
