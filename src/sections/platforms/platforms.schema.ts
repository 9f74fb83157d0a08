import { entries, line, section } from '../../content/text.schema.ts';

/** The places we work on: platforms and what each is good for. */
export const platformsSchema = section('platforms', {
  items: entries(3, 8, { name: line(30, 'Platform'), text: line(120, 'What it is good for', 10) }),
});
