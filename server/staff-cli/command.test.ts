import { expect, it } from 'vitest';
import { requireConfirmation } from './command.ts';

const confirm = (answer: string) =>
  requireConfirmation({ ask: async () => answer }, undefined, 'Sure?');

it.each(['y', 'Y', 'yes', ' YES '])('accepts %j as a yes', async (answer) => {
  await expect(confirm(answer)).resolves.toBeUndefined();
});

it.each(['', 'n', 'no', 'ye', 'nay', 'yesterday', 'y n'])('accepts %j as a no', async (answer) => {
  await expect(confirm(answer)).rejects.toThrow('Nothing was changed');
});

it('skips confirmation with --yes, and refuses without a terminal to confirm on', async () => {
  await expect(requireConfirmation({}, true, 'Sure?')).resolves.toBeUndefined();
  await expect(requireConfirmation({}, undefined, 'Sure?')).rejects.toThrow(
    'in scripts, add --yes',
  );
});
