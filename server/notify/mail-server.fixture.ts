import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail that the server has received. */
export interface ReceivedMail {
  messageId: string;
  raw: string;
}

/** A real mail server on a port of its own; its password is "hush-hush". */
export interface MailServer {
  smtpUrl: string;
  received: ReceivedMail[];
  /** Runs before a mail is accepted; throw to refuse the mail. */
  beforeAccept: (mail: ReceivedMail) => Promise<void>;
  close: () => Promise<void>;
}

/** Opens a mail server. */
export async function openMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) => {
      if (password === 'hush-hush') done(null, { user: 'mailer' });
      else done(new Error('wrong password'));
    },
    onData: (stream, _session, done) => {
      const take = async () => {
        const raw = await text(stream);
        const mail = { messageId: /^Message-ID: (.*?)\r$/im.exec(raw)?.[1] ?? '', raw };
        await opened.beforeAccept(mail);
        received.push(mail);
      };
      take().then(() => done(), done);
    },
  });
  // A client that disconnects does not fail the test.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const opened: MailServer = {
    smtpUrl: `smtp://mailer:hush-hush@127.0.0.1:${port}`,
    received,
    beforeAccept: async () => {},
    close: async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      server.close(() => resolve());
      await promise;
    },
  };
  return opened;
}
