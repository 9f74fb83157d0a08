import { inject } from 'vitest';
import { readBuiltSite } from '#server/http/built-site.ts';

/** The build under test. */
export const builtSite = () => readBuiltSite(inject('siteDir'));
