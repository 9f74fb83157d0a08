import { pricedServices, service, totalOf } from '#tests/fixtures/content.ts';
import type { Random } from './random.ts';

/**
 * What the payer does on the provider's page. `late`: the payment fails, but the money arrives anyway, after the
 * payer has seen the failure. `hesitate`: left pending first, then paid. `leave`: nothing.
 */
export type PayerChoice = 'pay' | 'fail' | 'cancel' | 'late' | 'hesitate' | 'leave';

/** One filled form, and what its visitor is going to do with it. */
export interface Form {
  /** The idempotency key. */
  key: string;
  /** Unique to the form, so that its orders are found anywhere. */
  phone: string;
  /** Includes the simulator's magic values: slow responses, and what becomes of the webhook. */
  name: string;
  serviceName: string;
  quantity: number;
  /** The total that the visitor sees. */
  amountPaise: number;
  /** How often Pay is pressed at the same moment. */
  presses: number;
  choice: PayerChoice;
  /** Whether the payer comes back to the status page. */
  comesBack: boolean;
}

const often = <Item>(times: number, item: Item): Item[] => Array<Item>(times).fill(item);

const choices: [PayerChoice, ...PayerChoice[]] = [
  'pay',
  ...often(9, 'pay' as const),
  'fail',
  'cancel',
  'late',
  'hesitate',
  'leave',
];

/** Faults of the provider that a form may bring with it. */
function magicValues(random: Random, mayBeSilent: boolean): string[] {
  const webhook = random.pick([
    ...(['', '', ''] as const),
    ...often(mayBeSilent ? 2 : 0, 'sim:webhook-never'),
    `sim:webhook-late*1=${random.below(800)}`,
    'sim:webhook-twice',
    'sim:webhook-before-redirect',
  ]);
  const slowPay = random.chance(0.3) ? `sim:slow-pay*1=${random.below(80)}` : '';
  const slowStatus = random.chance(0.3) ? `sim:slow-status*2=${random.below(80)}` : '';
  return [webhook, slowPay, slowStatus];
}

/** The form of that number; the same random numbers make the same form. */
export function fillForm(number: number, random: Random): Form {
  const wanted = random.pick([service, ...pricedServices]);
  const { least, most, step } = wanted.limits;
  const quantity = least + step * random.below((most - least) / step + 1);
  const choice = random.pick(choices);
  // Only a webhook reports money that arrives after a failure: PhonePe calls FAILED final.
  const faults = magicValues(random, choice !== 'late');
  return {
    key: `form-${String(number).padStart(12, '0')}`,
    phone: String(9_000_000_000 + number),
    name: ['Asha', ...faults].filter(Boolean).join(' '),
    serviceName: wanted.name,
    quantity,
    amountPaise: totalOf(wanted, quantity),
    presses: random.chance(0.2) ? 2 : 1,
    choice,
    comesBack: choice === 'late' || random.chance(0.8),
  };
}
