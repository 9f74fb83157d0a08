import { type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { type RequestOptions, request as secureRequest } from 'node:https';

/** An HTTP response. */
export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** As sent over the wire, not decompressed. */
  body: Buffer;
}

/** One request whose response is neither followed nor decompressed; `ca` is what TLS trusts. */
export function fetchRaw(
  url: string,
  { body, ...options }: RequestOptions & { body?: string } = {},
): Promise<RawResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<RawResponse>();
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
