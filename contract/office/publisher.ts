import { z } from 'zod';
import type { documentKinds, FieldPath, launchKinds, PhotographProblem } from './content.ts';

// Messages between the server and publisher/main.ts, a child process that checks and builds content folders. Each
// request gets one answer.

/** A mistake in a content file. */
export interface FileMistake {
  /** Path below the content folder, such as en/pages/about.yaml. */
  file: string;
  path: FieldPath;
  reason: string;
}

/** Something to replace or answer before going live. */
export interface LaunchItem {
  /** Path below the content folder. */
  file: string;
  path: FieldPath;
  kind: (typeof launchKinds)[number];
  /** The question or the stand-in; otherwise empty. */
  text: string;
}

/** Tasks of the publisher. */
export interface PublisherTasks {
  /** JSON Schemas (draft 7) by kind of document. */
  schemas: { input: { folder: string }; output: Record<(typeof documentKinds)[number], object> };
  /** All checks of the build except those of photographs. */
  check: { input: { folder: string }; output: FileMistake[] };
  launchList: { input: { folder: string }; output: LaunchItem[] };
  /** Addresses of pages, without the language, by path of their file: en/pages/pricing.yaml. */
  addresses: { input: { folder: string }; output: Record<string, string[]> };
  /** Rotates, strips and shrinks an upload (`from`) into a JPEG (`to`). */
  photograph: {
    input: { from: string; to: string };
    output: { width: number; height: number } | { problem: PhotographProblem };
  };
  /** Builds the pages of one address into a folder. `problem` is the output of a failed build. */
  preview: {
    input: { folder: string; to: string; address: string };
    output: { isBuilt: boolean; problem: string };
  };
  /** Builds the site, or only the office, into a folder. */
  build: {
    input: { folder: string; to: string; what: 'site' | 'office' };
    output: { isBuilt: boolean; problem: string };
  };
}

/** Name of a task. */
export type PublisherTask = keyof PublisherTasks;

/** A message to the publisher. */
export interface PublisherRequest<Task extends PublisherTask = PublisherTask> {
  id: number;
  task: Task;
  input: PublisherTasks[Task]['input'];
}

/** An answer of the publisher; has `error` if the task threw. */
export const publisherAnswerSchema = z.object({
  id: z.int(),
  output: z.unknown(),
  error: z.string().optional(),
});
