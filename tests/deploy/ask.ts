import { type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { type RequestOptions, request as secureRequest } from 'node:https';

/** An answer over HTTP. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it came over the wire: not unpacked. */
  body: Buffer;
}

/** One request whose answer is neither followed nor unpacked; `ca` is whom TLS trusts. */
export function ask(
  url: string,
  { body, ...options }: RequestOptions & { body?: string } = {},
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const request = url.startsWith('https:') ? secureRequest : plainRequest;
  const sent = request(url, options, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('error', reject);
    response.on('end', () => {
      const { statusCode: status = 0, headers } = response;
      resolve({ status, headers, body: Buffer.concat(chunks) });
    });
  });
  sent.on('error', reject);
  sent.end(body);
  return promise;
}
