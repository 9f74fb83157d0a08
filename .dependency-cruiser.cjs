/** A rule: what matches `from` imports nothing that matches `to`. */
const wall = (name, from, to) => ({ name, severity: 'error', from, to });

/** The walls between the parts (docs/architecture.md). */
module.exports = {
  forbidden: [
    wall('site-knows-no-server', { path: '^src/' }, { path: '^(server|simulator)/' }),
    wall('server-knows-no-site', { path: '^server/' }, { path: '^(src|simulator)/' }),
    wall('simulator-stands-alone', { path: '^simulator/' }, { path: '^(src|server|contract)/' }),
    // So that `npm ci --omit=dev` installs all that a release runs.
    wall(
      'production-needs-no-dev-dependency',
      {
        path: '^(server|contract)/|^scripts/(orders|backup)\\.ts$',
        pathNot: '\\.(test|fixture)\\.ts$',
      },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    ),
    wall('contract-imports-none', { path: '^contract/' }, { path: '^(src|server|simulator)/' }),
    wall(
      'a-provider-behind-its-interface',
      { pathNot: '^(server/payments|tests/provider)/' },
      { path: '^server/payments/[^/]+/' },
    ),
    wall(
      'schemas-know-no-react',
      { path: '\\.schema\\.ts$' },
      { path: '(^|/)(react|react-dom)(/|$)|\\.tsx$' },
    ),
    wall(
      'components-know-no-collection',
      { path: '^src/components/' },
      {
        path: '^(src/(sections|layout|routing|search|districts|pages)/|src/content/load-site\\.ts|astro:content)',
      },
    ),
    wall('no-cycles', {}, { circular: true }),
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
