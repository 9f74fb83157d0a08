import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ContentFiles } from './content-files.ts';

const run = promisify(execFile);

/** Time limits of Git commands, in ms. */
const timeoutMs = { commit: 20_000, push: 60_000 };

/** Keeps Git from asking for a password. */
const nonInteractiveEnv = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: 'false',
  SSH_ASKPASS: 'false',
  GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND ?? 'ssh -o BatchMode=yes -o ConnectTimeout=10',
};

const git = async (
  folder: string,
  args: string[],
  { timeout, env = {} }: { timeout: number; env?: Record<string, string> },
): Promise<string> => {
  const options = { timeout, env: { ...process.env, ...nonInteractiveEnv, ...env } };
  const { stdout } = await run('git', ['-C', folder, ...args], options);
  return stdout;
};

/** Git's own message, without the command line. */
export function gitReason(error: unknown): string {
  const {
    stderr = '',
    killed = false,
    message,
  } = error as {
    stderr?: string;
    killed?: boolean;
    message: string;
  };
  if (killed) return 'Git took too long.';
  return stderr.trim().split('\n').slice(-5).join('\n') || message;
}

/** Whether a folder is in a Git checkout; false if Git is not installed. */
export const isCheckout = (folder: string): Promise<boolean> =>
  git(folder, ['rev-parse', '--is-inside-work-tree'], { timeout: timeoutMs.commit }).then(
    (answer) => answer.trim() === 'true',
    () => false,
  );

/** A commit of files below a folder. */
interface ContentCommit {
  folder: string;
  files: ContentFiles;
  name: string;
  email: string;
  message: string;
}

/** Commits these files and no other changes; does nothing if they are unchanged. Rejects with Git's error. */
export async function commitFiles(commit: ContentCommit): Promise<void> {
  const { folder, files, name, email, message } = commit;
  const options = { timeout: timeoutMs.commit };
  const known = (await git(folder, ['ls-files', '-z'], options)).split('\0');
  // Git rejects the path of a file that it does not track and that is missing.
  const paths = [...files].flatMap(([file, body]) => (body || known.includes(file) ? [file] : []));
  if (paths.length === 0) return;
  await git(folder, ['add', '--all', '--', ...paths], options);
  const changed = await git(folder, ['status', '--porcelain', '--', ...paths], options);
  if (!changed.trim()) return;
  const env = {
    ...{ GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email },
    ...{ GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email },
  };
  await git(folder, ['commit', '--quiet', '--message', message, '--', ...paths], {
    ...options,
    env,
  });
}

/** Pushes the current branch to a remote, given by name or URL. Rejects with Git's error. */
export const pushTo = async (folder: string, remote: string): Promise<void> =>
  void (await git(folder, ['push', '--quiet', '--', remote, 'HEAD'], { timeout: timeoutMs.push }));
