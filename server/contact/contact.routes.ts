import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { contactMessage, contactPath, readFields } from '#contract/contact-message.ts';
import type { ContactContent } from '#contract/content/contact-content.ts';
import { whatsappLink } from '#contract/whatsapp-link.ts';
import { limitRate } from '#server/http/limit-rate.ts';

/** What the contact form needs of the server. */
export interface ContactRoutes extends ContactContent {
  /** Messages that one address may send in a minute; 0 for no limit. */
  ratePerMinute: number;
  /** Said to whoever sends more. */
  tooManyRequests: string;
  /** Said where we are at fault. */
  internal: string;
}

/** What the form demands before it is sent; its browser checks e-mail addresses by the same pattern. */
const complete = z.object({
  name: z.string().min(1),
  email: z.email({ pattern: z.regexes.html5Email }),
  message: z.string().min(1),
});

/**
 * GET /contact/send, the contact form of a browser without its script: leads to WhatsApp with the text
 * that the script would have built, or back to the form where a field is missing. Nothing is stored, and
 * nothing that was typed is logged.
 */
export async function serveContact(
  app: FastifyInstance,
  { phone, template, ratePerMinute, tooManyRequests, internal }: ContactRoutes,
): Promise<void> {
  await limitRate(app, ratePerMinute);
  // Fastify's own handler would log the address, and with it what was typed.
  app.setErrorHandler(({ statusCode = 500 }: { statusCode?: number }, _request, reply) =>
    reply
      .code(statusCode)
      .type('text/plain; charset=utf-8')
      .send(statusCode === 429 ? tooManyRequests : internal),
  );
  app.get(contactPath, (request, reply) => {
    const fields = readFields(new URL(request.url, 'http://localhost').searchParams);
    const isComplete = complete.safeParse(fields).success;
    const target = isComplete ? whatsappLink(phone, contactMessage(template, fields)) : '/contact';
    return reply.header('cache-control', 'no-store').redirect(target, 303);
  });
}
