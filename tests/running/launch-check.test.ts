import { execFile } from 'node:child_process';
import { expect, it, onTestFinished } from 'vitest';
import { openEditedProject } from './edited-project.ts';

it('names what no file can be blamed for alone, as the build does', async () => {
  const project = await openEditedProject();
  onTestFinished(project.remove);
  const navigation = await project.read('navigation.yaml');
  await project.write('navigation.yaml', navigation.replace(/(path: )\/\S+/, '$1/nowhere'));
  const said = await new Promise<string>((done) => {
    const options = { cwd: project.folder };
    execFile(process.execPath, ['scripts/launch-check.ts'], options, (_, out, error) =>
      done(out + error),
    );
  });
  expect(said).toContain('navigation.yaml');
  expect(said).toContain('/nowhere');
});
