import { z } from 'zod';
import type { documentKinds, PhotographProblem } from './content.ts';

// Between the server and publisher/main.ts, a process that reads, checks and builds content folders with the packages
// of the build. Its channel is Node's own for child processes; each request is answered once.

/** A mistake in a file: path below the content folder, such as en/pages/about.yaml. */
export interface FileMistake {
  file: string;
  path: (string | number)[];
  reason: string;
}

/** Something to replace or answer before going live. */
export interface LaunchItem {
  file: string;
  path: (string | number)[];
  kind: 'sample' | 'question' | 'standIn' | 'unanswered';
  text: string;
}

/** Requests to the publisher, and what each resolves with. */
export interface PublisherTasks {
  /** JSON Schemas (draft 7) by kind of document. */
  schemas: { input: { folder: string }; output: Record<(typeof documentKinds)[number], object> };
  /** All checks of the build but the photographs' own. */
  check: { input: { folder: string }; output: FileMistake[] };
  launchList: { input: { folder: string }; output: LaunchItem[] };
  /** Addresses, without the language, by file below the content folder: en/pages/pricing.yaml. */
  addresses: { input: { folder: string }; output: Record<string, string[]> };
  /** Turns, strips and shrinks a photograph: `from` is the upload, `to` the JPEG. */
  photograph: {
    input: { from: string; to: string };
    output: { width: number; height: number } | { problem: PhotographProblem };
  };
  /** Builds the pages of one address into a folder; the lines of the build if it fails. */
  look: {
    input: { folder: string; to: string; address: string };
    output: { isBuilt: boolean; problem: string };
  };
  /** Builds the site, or only the office, into a folder. */
  build: {
    input: { folder: string; to: string; what: 'site' | 'office' };
    output: { isBuilt: boolean; problem: string };
  };
}

/** A request's name. */
export type PublisherTask = keyof PublisherTasks;

/** A message to the publisher. */
export interface PublisherRequest<Task extends PublisherTask = PublisherTask> {
  id: number;
  task: Task;
  input: PublisherTasks[Task]['input'];
}

/** Its answer: `error` if the task threw. */
export const publisherAnswerSchema = z.object({
  id: z.int(),
  output: z.unknown(),
  error: z.string().optional(),
});
