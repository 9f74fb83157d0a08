import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { meQuery } from './queries.ts';
import { ApiError, type ProblemCode } from './request.ts';

/** Failures that may pass by themselves. */
const passing: ReadonlySet<ProblemCode> = new Set([
  'offline',
  'timeout',
  'unavailable',
  'internal',
]);

const mayPass = (error: unknown) => error instanceof ApiError && passing.has(error.code);

/**
 * The cache of the office. Reads that may succeed are repeated twice, actions never. Once a response says that
 * the session has ended, nobody is signed in.
 */
export function createQueryClient(retryDelayMs = 1_500): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'signedOut') {
      client.setQueryData(meQuery.queryKey, null);
    }
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // Offline, a request fails at once and says so.
        networkMode: 'always',
        retry: (failures, error) => failures < 2 && mayPass(error),
        retryDelay: (failures) => retryDelayMs * 2 ** failures,
      },
      // Offline, an action fails; it is never sent by itself later.
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return client;
}
