import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#server/database/connection.ts';
import { listOrders } from '#server/orders/store.ts';
import { request } from '#tests/fixtures/content.ts';
import { freePort } from '#tests/fixtures/free-port.ts';
import { smallSite, spawnServer } from '#tests/fixtures/server-process.ts';

const limit = 5;
const body = JSON.stringify(request);
const order = [
  'POST /api/phonepe HTTP/1.1',
  'Host: localhost',
  'Content-Type: application/json',
  `Content-Length: ${Buffer.byteLength(body)}`,
  `\r\n${body}`,
].join('\r\n');

/** Sends an order and is gone at once, often before the server has read from where it came. */
async function sendAndReset(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(order);
  socket.resetAndDestroy();
}

it('raises no alarm over connections that are gone, and limits what they order', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gone-sockets-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const dataDir = join(folder, 'data');
  const server = spawnServer({
    SITE_DIR: smallSite(folder),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    RATE_LIMIT: String(limit),
    SIMULATOR_PORT: String(await freePort()),
  });
  onTestFinished(async () => void (await server.kill()));
  const port = await server.ready();
  for (let sent = 0; sent < 300; sent += 1) await sendAndReset(port);
  await server.stop();

  expect(server.log).toEqual([]);
  const db = await openDatabase({ dataDir });
  const orders = await Array.fromAsync(listOrders(db));
  await db.destroy();
  // As many of those whose address was read, and of those without one.
  expect(orders.length).toBeLessThanOrEqual(2 * limit);
  expect(orders.length).toBeGreaterThan(0);
});
