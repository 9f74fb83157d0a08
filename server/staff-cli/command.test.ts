import { expect, it } from 'vitest';
import { requireConfirmation } from './command.ts';

const confirm = (answer: string) =>
  requireConfirmation({ ask: async () => answer }, undefined, 'Sure?');

it.each(['y', 'Y', 'yes', ' YES '])('takes %j for a yes', async (answer) => {
  await expect(confirm(answer)).resolves.toBeUndefined();
});

it.each(['', 'n', 'no', 'ye', 'nay', 'yesterday', 'y n'])('takes %j for a no', async (answer) => {
  await expect(confirm(answer)).rejects.toThrow('Nothing was changed');
});

it('asks nobody where --yes was given, and refuses where nobody can be asked', async () => {
  await expect(requireConfirmation({}, true, 'Sure?')).resolves.toBeUndefined();
  await expect(requireConfirmation({}, undefined, 'Sure?')).rejects.toThrow(
    'in scripts, add --yes',
  );
});
