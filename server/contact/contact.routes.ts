import type { FastifyError, FastifyInstance } from 'fastify';
import { z } from 'zod';
import { contactMessage, contactPath, readFields } from '#contract/contact-message.ts';
import type { ContactContent } from '#contract/content/contact-content.ts';
import { localPath } from '#contract/local-path.ts';
import { whatsappLink } from '#contract/whatsapp-link.ts';
import { limitRate } from '#server/http/api-guards.ts';

/** The contact form in one language. */
export interface LocalContactForm extends ContactContent {
  /** Its folder below content/. */
  language: string;
  /** Said to whoever sends too many messages. */
  tooManyRequests: string;
  /** Said where we are at fault. */
  internal: string;
}

/** What the contact form needs of the server. */
export interface ContactRoutes {
  forms: LocalContactForm[];
  /** Messages that one address may send in a minute; 0 for no limit. */
  ratePerMinute: number;
}

/** What the form requires; browsers check e-mail addresses by the same pattern. */
const complete = z.object({
  name: z.string().min(1),
  email: z.email({ pattern: z.regexes.html5Email }),
  message: z.string().min(1),
});

/** The address to redirect to: WhatsApp, or the form again if a field is missing. */
function targetOf(url: string, { language, phone, template }: LocalContactForm): string {
  const fields = readFields(new URL(url, 'http://localhost').searchParams);
  if (!complete.safeParse(fields).success) return localPath(language, '/contact');
  // A header takes ASCII alone: URL encodes the other letters.
  return new URL(whatsappLink(phone, contactMessage(template, fields))).href;
}

/**
 * GET /contact/send, the contact form of a browser without its script, at an address for each language:
 * redirects to WhatsApp with the text that the script would have built. Nothing is stored, and nothing that
 * was typed is logged.
 */
export async function serveContact(
  app: FastifyInstance,
  { forms, ratePerMinute }: ContactRoutes,
): Promise<void> {
  await limitRate(app, ratePerMinute);
  for (const form of forms) {
    app.get(localPath(form.language, contactPath), {
      handler: (request, reply) =>
        reply.header('cache-control', 'no-store').redirect(targetOf(request.url, form), 303),
      errorHandler: ({ statusCode = 500, stack }: FastifyError, request, reply) => {
        // The stack alone: an error about an address holds that address, and with it what was typed.
        if (statusCode >= 500) request.log.error({ stack }, 'request failed');
        return reply
          .code(statusCode)
          .type('text/plain; charset=utf-8')
          .send(statusCode === 429 ? form.tooManyRequests : form.internal);
      },
    });
  }
}
