import nodemailer from 'nodemailer';
import type { Config } from '#server/config.ts';

/** Longest time for a whole mail, in ms. */
export const longestSendMs = 20_000;

/** A plain-text mail to the agency. */
export interface AgencyMail {
  messageId: string;
  subject: string;
  text: string;
}

/** Sends a mail. Throws nodemailer's error, or one with code ETIMEDOUT. */
export type SendMail = (mail: AgencyMail) => Promise<void>;

/** Connects to nothing before the first mail. */
export function createSendMail({ smtpUrl, to, from }: NonNullable<Config['mail']>): SendMail {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    disableFileAccess: true,
    disableUrlAccess: true,
    // Longest time for each step, in ms.
    dnsTimeout: 5_000,
    connectionTimeout: 8_000,
    greetingTimeout: 8_000,
    socketTimeout: 10_000,
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
