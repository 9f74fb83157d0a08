import { z } from 'zod';
import { checkFields } from './check-fields.ts';
import { readContentFile } from './content-file.ts';
import { throwMistakes } from './content-mistake.ts';

/** Of agency.yaml, every text needs the name. */
export const brandSchema = z.object({ brand: z.string() });

/**
 * The files of a folder that the server needs, each by its schema and with the brand filled in. Throws a
 * ContentError that names every mistake.
 */
export function readContent<Schemas extends Record<string, z.ZodType>>(
  folder: string,
  schemas: Schemas,
): { [Name in keyof Schemas]: z.output<Schemas[Name]> } {
  const fileOf = (name: string) => readContentFile(`${folder}/${name}.yaml`);
  const brand = brandSchema.safeParse(fileOf('agency').fields).data?.brand ?? '';
  const files = Object.entries({ agency: brandSchema, ...schemas }).map(
    ([name, schema]) => [name, checkFields(fileOf(name), schema, brand)] as const,
  );
  throwMistakes(files.flatMap(([, { mistakes }]) => mistakes));
  const values = files.map(([name, { value }]) => [name, value]);
  return Object.fromEntries(values) as { [Name in keyof Schemas]: z.output<Schemas[Name]> };
}
