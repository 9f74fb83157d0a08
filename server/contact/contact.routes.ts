import type { FastifyError, FastifyInstance } from 'fastify';
import { z } from 'zod';
import { contactPath, incompleteAnchor, readFields } from '#contract/contact-message.ts';
import type { CheckoutContent } from '#contract/content/checkout-content.ts';
import type { ContentIn } from '#contract/content/languages.ts';
import { fill } from '#contract/fill.ts';
import { localPath } from '#contract/local-path.ts';
import { whatsappLink } from '#contract/whatsapp-link.ts';
import { limitRate } from '#server/http/api-guards.ts';

type ContactContent = Pick<CheckoutContent, 'contact' | 'labels' | 'language'>;

/** What the contact form needs of the server. */
export interface ContactDeps {
  languages: string[];
  contentIn: ContentIn<ContactContent>;
  /** Messages that one address may send in a minute; 0 for no limit. */
  ratePerMinute: number;
}

/** Required fields; browsers check e-mail addresses by the same pattern. */
const complete = z.object({
  name: z.string().min(1),
  email: z.email({ pattern: z.regexes.html5Email }),
  message: z.string().min(1),
});

/** The address to redirect to: WhatsApp, or the form again, which then says that a field is missing or invalid. */
function targetOf(url: string, { contact, language }: ContactContent): string {
  const fields = readFields(new URL(url, 'http://localhost').searchParams);
  if (!complete.safeParse(fields).success) {
    return `${localPath(language, '/contact')}#${incompleteAnchor}`;
  }
  // URL encodes what is not ASCII, which a header cannot hold.
  return new URL(whatsappLink(contact.phone, fill(contact.template, fields))).href;
}

/**
 * GET /contact/send, in each language: the contact form without its script. Redirects to WhatsApp with the
 * message that the script would have built. Nothing that was typed is stored or logged.
 */
export async function serveContact(
  app: FastifyInstance,
  { languages, contentIn, ratePerMinute }: ContactDeps,
): Promise<void> {
  await limitRate(app, ratePerMinute);
  for (const language of languages) {
    app.get(localPath(language, contactPath), {
      handler: (request, reply) =>
        reply
          .header('cache-control', 'no-store')
          .redirect(targetOf(request.url, contentIn(language)), 303),
      errorHandler: ({ statusCode = 500, stack }: FastifyError, request, reply) => {
        // Only the stack: an error about an address holds that address, and with it what was typed.
        if (statusCode >= 500) request.log.error({ stack }, 'request failed');
        const { internal, tooManyRequests } = contentIn(language).labels.server;
        return reply
          .code(statusCode)
          .type('text/plain; charset=utf-8')
          .send(statusCode === 429 ? tooManyRequests : internal);
      },
    });
  }
}
