import { ContentError } from '#contract/content/content-mistake.ts';
import { languagesIn } from '#contract/content/languages.ts';
import type { FileMistake, LaunchItem, PublisherTasks } from '#contract/office/publisher.ts';
import { jsonSchemas } from '#src/content/json-schemas.ts';
import { openPointsOf } from '#src/content/open-points.ts';
import { readFiles } from '#src/content/read-files.ts';
import { readSites } from '#src/site/read-sites.ts';
import { isAlias, type Route, routesOf } from '#src/site/routes.ts';
import { build, preview } from './build.ts';
import { preparePhotograph } from './photograph.ts';

/** Shortens paths to those below the content folder, in a file name or a reason. */
const below = (folder: string, text: string) => text.replaceAll(`${folder}/`, '');

const isStep = (key: PropertyKey): key is string | number => typeof key !== 'symbol';

function check(folder: string): FileMistake[] {
  try {
    readSites(folder);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.mistakes.map(({ file, path, reason }) => ({
      file: below(folder, file),
      path: path.filter(isStep),
      reason: below(folder, reason),
    }));
  }
}

const launchList = (folder: string): LaunchItem[] =>
  openPointsOf(readFiles(folder)).flatMap(({ name, points }) =>
    points.map((point) => ({ ...point, file: below(folder, name) })),
  );

/** Content file of a route, below the folder of its language. */
const fileOf = ({ kind, slug }: Route): string =>
  ({
    page: `pages/${slug}.yaml`,
    branch: `branches/${slug}.yaml`,
    district: `districts/${slug}.yaml`,
    policy: `policies/${slug}.md`,
  })[kind];

function addresses(folder: string): Record<string, string[]> {
  const routes = readSites(folder)
    .flatMap(routesOf)
    .filter((route) => !isAlias(route) && !route.place);
  const found = Map.groupBy(routes, (route) => `${route.language}/${fileOf(route)}`);
  return Object.fromEntries(
    [...found].map(([file, of]) => [file, of.map(({ address }) => address)]),
  );
}

type Implementations = {
  [Task in keyof PublisherTasks]: (
    input: PublisherTasks[Task]['input'],
  ) => PublisherTasks[Task]['output'] | Promise<PublisherTasks[Task]['output']>;
};

/** The publisher's tasks, by name. */
export const tasks: Implementations = {
  schemas: ({ folder }) =>
    Object.fromEntries(
      jsonSchemas(languagesIn(folder)).map(({ kind, schema }) => [kind, schema]),
    ) as PublisherTasks['schemas']['output'],
  check: ({ folder }) => check(folder),
  launchList: ({ folder }) => launchList(folder),
  addresses: ({ folder }) => addresses(folder),
  photograph: preparePhotograph,
  preview,
  build,
};
