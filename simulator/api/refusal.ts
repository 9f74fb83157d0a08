import type { FastifyError } from 'fastify';
import { ZodError } from 'zod';

/** Thrown where a call is refused; app.ts answers with its status and body. */
export class Refusal extends Error {
  readonly statusCode: number;
  readonly body: object;

  /** The body has PhonePe's shape (docs/phonepe.md, Environments), unless another is given. */
  constructor(
    statusCode: number,
    code: string,
    message: string,
    body: object = { code, message, success: false, data: {} },
  ) {
    super(message);
    this.statusCode = statusCode;
    this.body = body;
  }
}

/** 400, saying what is wrong. */
export const badRequest = (message = 'Please check the inputs you have provided.'): Refusal =>
  new Refusal(400, 'BAD_REQUEST', message);

/** 500, an error of the simulator or one that a fault pretends. */
export const serverError = (): Refusal =>
  new Refusal(500, 'INTERNAL_SERVER_ERROR', 'There is an error on our side.');

/** A token that is missing, unknown or too old. */
export const unauthorized = (): Refusal =>
  new Refusal(401, 'AUTHORIZATION_FAILED', 'Authorization failed.');

/** Wrong credentials; the token call has a shape of its own. */
export function invalidClient(): Refusal {
  const code = 'INVALID_CLIENT';
  const message = 'Unauthorized: Invalid Client, trackingId: simulator';
  const context = { error_description: 'Client authentication failure' };
  return new Refusal(401, code, message, { code, errorCode: 'OIM004', message, context });
}

/** The first field that does not fit its schema, and why. */
export const fieldFault = ({ issues: [issue] }: ZodError): string =>
  [issue?.path.join('.'), issue?.message].filter(Boolean).join(' ');

/** The refusal that an error of a route amounts to; one that nobody foresaw is printed. */
export function refusalOf(error: Refusal | ZodError | FastifyError): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof ZodError) return badRequest(fieldFault(error));
  const { statusCode = 500, message } = error;
  if (statusCode < 500) return new Refusal(statusCode, 'BAD_REQUEST', message);
  console.error(error);
  return serverError();
}
