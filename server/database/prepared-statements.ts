/** A statement as pg takes it. PostgreSQL parses one with a name once per connection. */
export interface Statement {
  name?: string;
  text: string;
  values: unknown[];
}

/** Makes a statement of SQL and its parameters. */
export type ToStatement = (text: string, parameters: readonly unknown[]) => Statement;

/**
 * Each one takes memory in PostgreSQL, and a statement with a list is another one for each length of the
 * list.
 */
const mostNames = 300;

/**
 * `*`, which stands for other columns once a migration has added one. PostgreSQL then refuses a
 * prepared statement for good: "cached plan must not change result type".
 */
const allColumns = /(?:^|[\s.])\*/;

/**
 * Makes statements for the connections of one pool, each with the name under which PostgreSQL keeps it
 * parsed: that saves a fifth of its time. There is no name where there are no parameters, as in `begin`,
 * or where all columns are asked for.
 */
export function statementNamer(): ToStatement {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size === mostNames) return known;
    const name = `s${names.size + 1}`;
    names.set(text, name);
    return name;
  };
  return (text, parameters) => {
    const statement = { text, values: [...parameters] };
    if (parameters.length === 0 || allColumns.test(text)) return statement;
    const name = nameOf(text);
    return name === undefined ? statement : { ...statement, name };
  };
}
