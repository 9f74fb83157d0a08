import { readSite } from '#tests/fixtures/site.ts';
import { inEachEngine } from './in-each-engine.ts';

const { jobs } = readSite();

inEachEngine('the list of jobs', (it) => {
  it.skipIf(jobs.length === 0)('shows one kind alone, by styles', async ({ visitor }) => {
    const [job] = jobs;
    const others = jobs.find(({ format }) => format !== job?.format);
    await visitor.open('/work');
    const choose = (value: string) =>
      visitor.run(`document.querySelector('[data-jobs] select').value = '${value}'`);
    await choose(`kind-${job?.format}`);
    await visitor.see(`[data-in~=kind-${job?.format}]`);
    if (others) await visitor.seeNo(`[data-in~=kind-${others.format}]`);
    await choose('all');
    if (others) await visitor.see(`[data-in~=kind-${others.format}]`);
  });
});
