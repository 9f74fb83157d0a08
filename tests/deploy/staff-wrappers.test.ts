import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { unitSetting, unitVariables } from './staff-wrappers.ts';

it.each(['site-orders', 'site-office'])(
  '%s finds release, settings and data where the unit of the server has them',
  (name) => {
    const wrapper = readFileSync(`deploy/${name}`, 'utf8');
    expect(wrapper).toContain(`cd ${unitSetting('WorkingDirectory')} `);
    expect(wrapper).toContain(`--env-file=${unitSetting('EnvironmentFile')} `);
    expect(wrapper).toContain(`export ${unitVariables} `);
  },
);
