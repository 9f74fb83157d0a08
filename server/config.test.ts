import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('readConfig', () => {
  it('has defaults for everything', () => {
    expect(readConfig({})).toEqual({
      port: 4321,
      host: '0.0.0.0',
      logLevel: 'info',
      siteDir: 'dist',
    });
  });

  it('names every bad variable in one message', () => {
    const read = () => readConfig({ PORT: 'eighty', LOG_LEVEL: 'loud', HOST: '' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/PORT="eighty": must be a number.*HOST="".*LOG_LEVEL="loud"/);
  });

  it.each(['-1', '65536', '80.5'])('refuses the port %s', (port) => {
    expect(() => readConfig({ PORT: port })).toThrow('PORT=');
  });
});
