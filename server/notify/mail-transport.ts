import nodemailer from 'nodemailer';
import type { Config } from '#server/config.ts';

/**
 * Longest time for each step towards the mail server, in ms; there is also a limit for all of them
 * together.
 */
const timeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 8_000,
  greetingTimeout: 8_000,
  socketTimeout: 10_000,
};

/** A server that goes on talking without an end is given up after this, in ms. */
export const longestSendMs = 20_000;

/** One mail, in plain text, to the agency. */
export interface AgencyMail {
  messageId: string;
  subject: string;
  text: string;
}

/** Hands one mail to the server of SMTP_URL; throws what nodemailer throws. */
export type SendMail = (mail: AgencyMail) => Promise<void>;

/** Hands a mail to the mail server. Throws nodemailer's error, or one with code ETIMEDOUT. */
export function createSendMail({ smtpUrl, to, from }: NonNullable<Config['mail']>): SendMail {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  });
  return async (mail) => {
    const { promise: givenUp, reject } = Promise.withResolvers<never>();
    const late = Object.assign(new Error('sending took too long'), { code: 'ETIMEDOUT' });
    const timer = setTimeout(() => reject(late), longestSendMs);
    try {
      await Promise.race([transport.sendMail({ ...mail, to, from }), givenUp]);
    } finally {
      clearTimeout(timer);
    }
  };
}
