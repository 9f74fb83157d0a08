import { checkAccess } from './access.ts';

await checkAccess('light');
