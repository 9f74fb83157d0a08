import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { paymentResponseSchema } from '#contract/checkout.ts';
import { request } from '#tests/fixtures/content.ts';
import { sqliteFolder } from '#tests/fixtures/databases.ts';
import { openRig } from './rig.ts';
import { readStoredOrders } from './stored-orders.ts';

/** On a connection that is kept alive. */
const pay = (port: number) =>
  fetch(`http://127.0.0.1:${port}/api/phonepe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });

/** Whether the server still accepts connections. */
const acceptsConnections = async (port: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1');
  const takes = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return takes;
};

it('finishes the order under way when it is stopped, and accepts no other', {
  timeout: 60_000,
}, async () => {
  const { options, removeData } = sqliteFolder();
  onTestFinished(removeData);
  const rig = await openRig(options);
  onTestFinished(rig.close);
  const { port, stop } = await rig.start();

  await rig.simulator.switchOn({ name: 'slow-pay', value: 4_000 });
  const underWay = pay(port);
  const isUnderWay = async () => expect(await rig.payments()).toHaveLength(1);
  await vi.waitFor(isUnderWay, { timeout: 20_000 });
  const stopped = stop();
  const isClosed = async () => expect(await acceptsConnections(port)).toBe(false);
  await vi.waitFor(isClosed, { timeout: 20_000 });

  const answer = await underWay;
  expect(answer.headers.get('connection')).toBe('close');
  const { redirectUrl } = paymentResponseSchema.parse(await answer.json());
  expect(redirectUrl).toContain(`localhost:${rig.simulator.port}`);
  await stopped;
  const [order] = (await readStoredOrders(options)).values();
  expect(order?.row).toMatchObject({ state: 'awaiting_payment', redirectUrl: redirectUrl });
  expect(rig.faultsLogged()).toEqual([]);
});
