import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Take far longer than what runs beside them, though they are small files. */
const longest = ['/tests/built-site/access.test.ts', '/tests/resilience/crash.test.ts'];

const isLongest = ({ moduleId }: TestSpecification): boolean =>
  longest.some((file) => moduleId.endsWith(file));

/** The kind of worker that a file needs; files of one kind share workers, which have evaluated their modules. */
function workerOf({ moduleId, project }: TestSpecification): string {
  const [, environment = ''] =
    /@vitest-environment (\w+)/.exec(readFileSync(moduleId, 'utf8')) ?? [];
  return `${project.name} ${environment}`;
}

/**
 * Vitest's order of test files (larger ones first where it has no durations, as in a fresh clone), with two changes.
 * Files for one kind of worker follow one another, because Vitest ends a worker when the next file needs another kind.
 * The longest ones come first, so that none of them runs alone at the end.
 */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const groups = Map.groupBy(sorted, workerOf);
    return [...groups.values()]
      .flat()
      .sort((one, other) => Number(isLongest(other)) - Number(isLongest(one)));
  }
}
