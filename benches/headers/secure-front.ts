import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer as createPlainServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

const openssl = (folder: string, ...args: string[]) =>
  execFileSync('openssl', args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });

/** An authority that is thrown away with the folder, and its certificate for localhost. */
function makeCertificate(folder: string): void {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const authority = ['-keyout', 'ca.key', '-out', 'ca.pem', '-subj', '/CN=Throw-away authority'];
  openssl(folder, 'req', '-x509', ...key, ...authority, '-days', '2');
  const own = ['-keyout', 'site.key', '-out', 'site.pem', '-subj', '/CN=localhost'];
  const names = ['-addext', 'subjectAltName=DNS:localhost', '-addext', 'basicConstraints=CA:FALSE'];
  const signer = ['-CA', 'ca.pem', '-CAkey', 'ca.key'];
  openssl(folder, 'req', '-x509', ...key, ...own, ...names, ...signer, '-days', '2');
}

/** First byte of a TLS connection. */
const handshake = 0x16;

/**
 * One port for both: TLS goes to the site, plain HTTP is led to TLS, as a proxy does it on ports 443
 * and 80. `authority` is the file of the certificate to trust.
 */
export async function startSecureFront(site: RequestListener, folder: string) {
  makeCertificate(folder);
  const pem = { key: 'site.key', cert: 'site.pem' };
  const read = (file: string) => readFileSync(join(folder, file));
  const secure = createSecureServer({ key: read(pem.key), cert: read(pem.cert) }, site);
  const plain = createPlainServer((request, response) => {
    const location = `https://${request.headers.host}${request.url}`;
    response.writeHead(308, { location }).end();
  });
  const door = createServer(async (socket: Socket) => {
    const [first] = (await once(socket, 'data')) as [Buffer];
    socket.pause();
    socket.unshift(first);
    (first[0] === handshake ? secure : plain).emit('connection', socket);
    process.nextTick(() => socket.resume());
  });
  await once(door.listen(0, 'localhost'), 'listening');
  const { port } = door.address() as AddressInfo;
  return {
    host: `localhost:${port}`,
    authority: join(folder, 'ca.pem'),
    close: () => {
      secure.closeAllConnections();
      plain.closeAllConnections();
      door.close();
    },
  };
}
