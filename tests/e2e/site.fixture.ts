import { test as base, expect } from '@playwright/test';

/** Pages outside the site that were opened: the tests see the address, the network does not. */
type Opened = string[];

/**
 * The tests' own `test`: nothing outside the site is ever reached. A link that leads outside opens
 * a blank stand-in and is noted in `opened`; a page that fetches from outside, or whose scripts
 * throw, fails its test.
 */
export const test = base.extend<{ opened: Opened }>({
  opened: [
    async ({ context, baseURL }, provide) => {
      const opened: Opened = [];
      const faults: string[] = [];
      context.on('weberror', (error) => faults.push(String(error.error())));
      await context.route(
        (url) => url.origin !== baseURL,
        async (route) => {
          const request = route.request();
          if (request.isNavigationRequest()) {
            opened.push(request.url());
            return route.fulfill({ contentType: 'text/html', body: '<title>Outside</title>' });
          }
          faults.push(`fetched ${request.url()}`);
          return route.abort();
        },
      );
      await provide(opened);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
