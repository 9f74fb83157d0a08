/** One clear line instead of a stack for what the person at the keyboard can mend; ends the process. */
export function exitWithMessage(error: unknown): never {
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number };
  console.error(
    code === 'EADDRINUSE'
      ? `Port ${port} is taken. Stop the other program or choose another: PORT=4400 npm start`
      : message,
  );
  process.exit(1);
}
