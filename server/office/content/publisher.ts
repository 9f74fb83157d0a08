import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import {
  type PublisherRequest,
  type PublisherTask,
  type PublisherTasks,
  publisherAnswerSchema,
} from '#contract/office/publisher.ts';

/** The process that reads, checks and builds content folders. */
export interface Publisher {
  /** Runs a task, and starts the process if necessary. Rejects if the task throws or the process ends. */
  run: <Task extends PublisherTask>(
    task: Task,
    input: PublisherTasks[Task]['input'],
  ) => Promise<PublisherTasks[Task]['output']>;
  stop: () => Promise<void>;
}

/** Idle time after which the process is ended to free its 250 MB, in ms. */
const idleMs = 10 * 60_000;

const program = new URL('../../../publisher/main.ts', import.meta.url);

/** Whether this installation has the publisher and the packages of the build. */
export const canPublish = (): boolean =>
  existsSync(program) && existsSync(new URL('../../../node_modules/astro', import.meta.url));

/** Time limits of a task in ms. Builds queue, and the publisher itself kills one after 10 minutes. */
const limitMs = { quick: 120_000, build: 30 * 60_000 };

const isBuild = (task: PublisherTask): boolean => task === 'build' || task === 'preview';

interface Waiting {
  resolve: (output: unknown) => void;
  reject: (error: Error) => void;
}

/** Creates a publisher, whose process starts with the first task. */
export function createPublisher(log: Pick<FastifyBaseLogger, 'error'>): Publisher {
  const waiting = new Map<number, Waiting>();
  const state: { child?: ChildProcess; idle?: NodeJS.Timeout; requests: number } = { requests: 0 };

  const start = (): ChildProcess => {
    // Errors go to the server's stderr; the output of a failed build is in the answer.
    const child = fork(program, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    child.on('message', (message) => {
      const { id, output, error } = publisherAnswerSchema.parse(message);
      const request = waiting.get(id);
      waiting.delete(id);
      if (error === undefined) request?.resolve(output);
      else request?.reject(new Error(error));
      restartIdleTime();
    });
    const end = (details: object) => {
      // It was idle, and another one may have been started since.
      if (state.child !== child) return;
      delete state.child;
      if (waiting.size > 0) log.error(details, 'the publisher ended during a task');
      for (const { reject } of waiting.values()) reject(new Error('the publisher ended'));
      waiting.clear();
    };
    child.once('error', (err) => end({ err }));
    child.once('exit', (code, signal) => end({ code, signal }));
    return child;
  };

  const restartIdleTime = () => {
    clearTimeout(state.idle);
    if (waiting.size > 0) return;
    state.idle = setTimeout(() => {
      state.child?.disconnect();
      // A task that arrives before the process has ended starts another one.
      delete state.child;
    }, idleMs).unref();
  };

  return {
    run: <Task extends PublisherTask>(task: Task, input: PublisherTasks[Task]['input']) =>
      new Promise<PublisherTasks[Task]['output']>((resolve, reject) => {
        clearTimeout(state.idle);
        state.child ??= start();
        state.requests += 1;
        const request: PublisherRequest<Task> = { id: state.requests, task, input };
        const child = state.child;
        // Its exit rejects all waiting tasks.
        const timer = setTimeout(
          () => child.kill('SIGKILL'),
          isBuild(task) ? limitMs.build : limitMs.quick,
        ).unref();
        const settled =
          <Value>(settle: (value: Value) => void) =>
          (value: Value) => {
            clearTimeout(timer);
            settle(value);
          };
        waiting.set(request.id, {
          resolve: settled((output) => resolve(output as PublisherTasks[Task]['output'])),
          reject: settled(reject),
        });
        child.send(request, (error) => {
          if (error && waiting.delete(request.id)) settled(reject)(error);
        });
      }),
    stop: async () => {
      clearTimeout(state.idle);
      const { child } = state;
      if (!child || child.exitCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}
