import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { stringify } from 'yaml';
import { photograph } from '#src/site/work.fixture.ts';
import { type EditedProject, openEditedProject } from './edited-project.ts';

async function openProject(): Promise<EditedProject> {
  const project = await openEditedProject();
  onTestFinished(project.remove);
  return project;
}

const launchCheck = (cwd: string) =>
  new Promise<string>((done) => {
    execFile(process.execPath, ['scripts/launch-check.ts'], { cwd }, (_, out, error) =>
      done(out + error),
    );
  });

it('reports contradictions between files, as the build does', async () => {
  const project = await openProject();
  const navigation = await project.read('navigation.yaml');
  await project.write('navigation.yaml', navigation.replace(/(path: )\/\S+/, '$1/nowhere'));
  const said = await launchCheck(project.folder);
  expect(said).toContain('navigation.yaml');
  expect(said).toContain('/nowhere');
});

it('lists each photo that is only a sample', async () => {
  const { folder } = await openProject();
  const photos = join(folder, 'content/photos');
  await mkdir(photos);
  for (const place of ['founder', 'press']) {
    await photograph()
      .jpeg()
      .toFile(join(photos, `${place}.jpg`));
  }
  const words = { alt: { en: 'A founder at her desk' }, caption: { en: 'In Siwan' } };
  const photo = { ...words, consent: 'Herself, by WhatsApp', sample: true };
  const both = { founder: photo, press: { ...photo, sample: false } };
  await writeFile(join(photos, 'photos.yaml'), stringify(both));
  const said = await launchCheck(folder);
  expect(said).toMatch(/content\/photos\/photos\.yaml\n {2}- founder: sample\n(?! {2}- press)/);
});
