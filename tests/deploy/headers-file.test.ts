import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBuiltSite } from '#server/http/built-site.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { siteDir } from './caddy-process.ts';

interface Rule {
  pattern: string;
  headers: Map<string, string>;
}

const text = readFileSync(join(siteDir, '_headers'), 'utf8');
const lines = text.split('\n').filter((line) => line.trim() !== '');

function readRules(): Rule[] {
  const rules: Rule[] = [];
  for (const line of lines) {
    if (line.startsWith('/')) rules.push({ pattern: line, headers: new Map() });
    const [, name, value] = /^ {2}([a-z-]+): (.+)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.set(name, value);
  }
  return rules;
}

const rules = readRules();

/** How the hosts read a pattern; Netlify lets a star after a slash stand for nothing at all. */
function fits(pattern: string, path: string): boolean {
  if (!pattern.endsWith('*')) return pattern === path;
  const start = pattern.slice(0, -1);
  return path.startsWith(start) || `${path}/` === start;
}

/** Values of a header by all the rules that fit, in their order. */
const valuesFor = (path: string, name: string) =>
  rules
    .filter(({ pattern }) => fits(pattern, path))
    .flatMap(({ headers }) => headers.get(name) ?? []);

/** Sources of each directive of a policy. */
const sourcesOf = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
  );

/** Directives in which a policy allows less than another; any inline style stands for all hashes. */
function narrower(policy: string, needed: string): string[] {
  const allowed = sourcesOf(policy);
  return [...sourcesOf(needed)].flatMap(([name, sources]) => {
    const own = allowed.get(name) ?? [];
    const anyHash = own.includes("'unsafe-inline'");
    const missing = sources.filter(
      (source) => !own.includes(source) && !(anyHash && source.startsWith("'sha256-")),
    );
    return missing.length > 0 || own.length === 0 ? [name] : [];
  });
}

const site = await readBuiltSite(siteDir);
const pages = [...site].flatMap(([path, { contentSecurityPolicy }]) =>
  contentSecurityPolicy ? [{ path, policy: contentSecurityPolicy }] : [],
);
const policyOf = (path: string) => site.get(path)?.contentSecurityPolicy ?? '';

describe('_headers', () => {
  it('keeps to what Cloudflare reads: 100 rules, 2,000 characters a line', () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2_000);
    expect(rules.flatMap(({ headers }) => [...headers]).length + rules.length).toBe(lines.length);
  });

  it('gives every address the security headers of the server', () => {
    for (const [name, value] of Object.entries(securityHeaders)) {
      expect(valuesFor('/anything', name)).toEqual([value]);
    }
  });

  it('gives every file the cache lifetime that the server gives it, once', () => {
    for (const [path, { cacheControl }] of site) {
      expect(new Set(valuesFor(path, 'cache-control')), path).toEqual(new Set([cacheControl]));
      if (!policyOf(path)) expect(valuesFor(path, 'cache-control'), path).toHaveLength(1);
    }
  });

  it('names the type of a file that has a rule of its own', () => {
    const types = [...site].filter(([path]) => valuesFor(path, 'content-type').length > 0);
    expect(types.map(([path]) => path)).toContain('/site.webmanifest');
    for (const [path, { type }] of types) {
      expect(valuesFor(path, 'content-type'), path).toEqual([type]);
    }
  });

  it.each(pages)(
    'allows $path what it needs by each rule, and no other inline style',
    ({ path, policy }) => {
      const policies = valuesFor(path, 'content-security-policy');
      expect(policies.flatMap((one) => narrower(one, policy))).toEqual([]);
      expect(policies.at(-1)).not.toContain('unsafe');
    },
  );

  it.each(['/nowhere', '/locations/nowhere', '/digital-marketing-agency-nowhere'])(
    'allows the page of an unknown address what it needs: %s',
    (path) => {
      for (const page of ['/404', '/district-not-found']) {
        for (const policy of valuesFor(path, 'content-security-policy')) {
          expect(narrower(policy, policyOf(page))).toEqual([]);
        }
      }
    },
  );
});
