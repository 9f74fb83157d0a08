import { orderIdPattern } from '#contract/checkout-rules.ts';
import { nameWords } from '#server/orders/name-words.ts';
import { readOrderCode } from '#server/orders/order-id.ts';
import { ordersOfName } from './by-name.ts';
import { ordersOfPhone, phoneDigits } from './by-phone.ts';
import { orderOfReference } from './by-reference.ts';
import { ordersOfServices, servicesOf } from './by-service.ts';
import { everyOrder, fewOrders, passesFew } from './by-time.ts';
import type { Match, Scope } from './match.ts';

/** Ways in which a text matches orders, the best one first. */
export function matchesOf(text: string, scope: Scope): Match[] {
  const written = text.trim();
  if (written === '') return [everyOrder(scope)];
  const ways = waysOf(written, scope);
  return passesFew(scope.filter) ? [fewOrders(ways, scope)] : ways;
}

function waysOf(text: string, scope: Scope): Match[] {
  const id = text.toUpperCase();
  if (orderIdPattern.test(id)) return [orderOfReference('id', id, scope)];
  // Six letters or digits may be a code, or something else.
  const code = readOrderCode(text);
  const byCode = code === undefined ? [] : [orderOfReference('code', code, scope)];
  const digits = phoneDigits(text);
  if (digits !== undefined) return [...byCode, ordersOfPhone(digits, scope)];
  const words = nameWords(text);
  if (words.length === 0) return byCode;
  const services = servicesOf(words, scope.catalogues);
  const byService = services.length === 0 ? [] : [ordersOfServices(services, scope)];
  return [...byCode, ordersOfName(words, scope), ...byService];
}
