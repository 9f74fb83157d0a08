import type { FastifyError } from 'fastify';
import { ZodError } from 'zod';

/** An error response; app.ts sends its status and body. */
export class ApiError extends Error {
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

/** 400, with what is wrong. */
export const badRequest = (message = 'Please check the inputs you have provided.'): ApiError =>
  new ApiError(400, 'BAD_REQUEST', message);

/** 500: a bug in the simulator, or a fault. */
export const serverError = (): ApiError =>
  new ApiError(500, 'INTERNAL_SERVER_ERROR', 'There is an error on our side.');

/** 401: the token is missing, unknown or expired. */
export const unauthorized = (): ApiError =>
  new ApiError(401, 'AUTHORIZATION_FAILED', 'Authorization failed.');

/** 401: wrong credentials. The token call has its own body format. */
export function invalidClient(): ApiError {
  const code = 'INVALID_CLIENT';
  const message = 'Unauthorized: Invalid Client, trackingId: simulator';
  const context = { error_description: 'Client authentication failure' };
  return new ApiError(401, code, message, { code, errorCode: 'OIM004', message, context });
}

/** The first invalid field, and why. */
export const firstIssue = ({ issues: [issue] }: ZodError): string =>
  [issue?.path.join('.'), issue?.message].filter(Boolean).join(' ');

/** The response for an error thrown by a route; logs an unexpected one. */
export function toApiError(error: ApiError | ZodError | FastifyError): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof ZodError) return badRequest(firstIssue(error));
  const { statusCode = 500, message } = error;
  if (statusCode < 500) return new ApiError(statusCode, 'BAD_REQUEST', message);
  console.error(error);
  return serverError();
}
