/** A rule: what matches `from` imports nothing that matches `to`. */
const rule = (name, from, to) => ({ name, severity: 'error', from, to });

/** What each part of the project may import of the other parts. */
const parts = {
  src: ['contract'],
  server: ['contract'],
  office: ['contract', 'src'],
  publisher: ['contract', 'src'],
  simulator: [],
  contract: [],
};

const partRules = Object.entries(parts).map(([part, allowed]) => {
  const others = Object.keys(parts).filter((other) => other !== part && !allowed.includes(other));
  return rule(
    `${part}-imports-${allowed.join('-') || 'no-other-part'}`,
    { path: `^${part}/` },
    { path: `^(${others.join('|')})/` },
  );
});

/** Folders of src, from top to bottom: a file imports from its own folder and those below it. */
const folders = ['pages', 'layout', 'features', 'sections', 'ui', 'site', 'content', 'lib|styles'];

const folderRules = folders.slice(1).map((folder, index) => {
  const above = folders.slice(0, index + 1).join('|');
  return rule(
    `${folder.replace('|', '-')}-imports-downwards`,
    { path: `^src/(${folder})/`, pathNot: '\\.test\\.tsx?$' },
    { path: `^src/(${above})/` },
  );
});

/** The import rules (docs/architecture.md). */
module.exports = {
  forbidden: [
    ...partRules,
    ...folderRules,
    rule(
      'office-imports-ui-and-styles-of-the-site',
      { path: '^office/' },
      { path: '^src/(?!(ui|styles)/)' },
    ),
    // So that `npm ci --omit=dev` installs all that a release runs.
    rule(
      'production-needs-no-dev-dependency',
      {
        path: '^(server|contract)/|^scripts/(orders|office|backup)\\.ts$',
        pathNot: '\\.(test|fixture)\\.ts$',
      },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    ),
    rule(
      'a-provider-behind-its-interface',
      { pathNot: '^(server/payments|tests/provider)/' },
      { path: '^server/payments/[^/]+/' },
    ),
    rule('no-cycles', {}, { circular: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.astro', '.js'],
    },
  },
};
