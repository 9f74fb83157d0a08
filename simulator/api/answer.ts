/** What a call is answered. A text body is sent as it is, anything else as JSON. */
export interface Answer {
  status: number;
  body: unknown;
  contentType?: string;
}

/** A call that went well. */
export const ok = (body: unknown): Answer => ({ status: 200, body });

/** 400 in PhonePe's shape, with the fault in words (docs/phonepe.md, Environments). */
export const badRequest = (message = 'Please check the inputs you have provided.'): Answer =>
  refusal(400, 'BAD_REQUEST', message);

/** A refusal in PhonePe's shape `{code, message, success, data}`. */
export const refusal = (status: number, code: string, message: string): Answer => ({
  status,
  body: { code, message, success: false, data: {} },
});

/** A token that is missing, unknown or too old. */
export const unauthorized = refusal(401, 'AUTHORIZATION_FAILED', 'Authorization failed.');

/** The token call's own refusal. */
export const invalidClient: Answer = {
  status: 401,
  body: {
    code: 'INVALID_CLIENT',
    errorCode: 'OIM004',
    message: 'Unauthorized: Invalid Client, trackingId: simulator',
    context: { error_description: 'Client authentication failure' },
  },
};

const page = (title: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1></html>`;

/** A page where JSON was promised, as a proxy in trouble sends it. */
export const htmlAnswer = (status: number, title: string): Answer => ({
  status,
  body: page(title),
  contentType: 'text/html; charset=utf-8',
});
