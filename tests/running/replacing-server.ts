// Starts the server, and another in its place at each message; tells how the old one went.
import cluster from 'node:cluster';
import { startServer } from '../../scripts/server-process.ts';

const start = () => startServer(['--api-only']);
cluster.on('exit', ({ exitedAfterDisconnect }) => process.send?.({ exitedAfterDisconnect }));
process.on('message', start);
process.send?.({ port: await start() });
