import closeWithGrace from 'close-with-grace';
import { buildSimulator } from './app.ts';
import { readSimulatorConfig } from './config.ts';

/** Prints one line instead of a stack for errors that the operator can fix. */
function stop(error: unknown): never {
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number };
  console.error(
    code === 'EADDRINUSE'
      ? `Port ${port} is taken. Choose another for the simulator: SIMULATOR_PORT=4400`
      : message,
  );
  process.exit(1);
}

try {
  const { host, options, port } = readSimulatorConfig(process.env);
  const app = buildSimulator(options);
  await app.listen({ port, host, listenTextResolver: () => 'listening' });
  const [address] = app.addresses();
  const listening = typeof address === 'object' ? address.port : port;
  console.log(`PhonePe's simulator is at http://localhost:${listening} (no money moves)`);
  // A parent that started this process with an IPC channel learns the port, and takes it along
  // when it dies.
  process.send?.({ port: listening });
  const { close } = closeWithGrace({ delay: 2000 }, () => app.close());
  process.once('disconnect', close);
} catch (error) {
  stop(error);
}
