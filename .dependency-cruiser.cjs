/** The walls between the parts (docs/architecture.md). */
module.exports = {
  forbidden: [
    {
      name: 'site-knows-no-server',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(server|simulator)/' },
    },
    {
      name: 'server-knows-no-site',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(src|simulator)/' },
    },
    {
      name: 'simulator-stands-alone',
      severity: 'error',
      from: { path: '^simulator/' },
      to: { path: '^(src|server|contract)/' },
    },
    {
      name: 'contract-imports-none',
      severity: 'error',
      from: { path: '^contract/' },
      to: { path: '^(src|server|simulator)/' },
    },
    {
      name: 'phonepe-behind-the-provider',
      severity: 'error',
      from: { pathNot: '^(server/payments|tests/provider)/' },
      to: { path: '^server/payments/phonepe/' },
    },
    {
      name: 'schemas-know-no-react',
      severity: 'error',
      from: { path: '\\.schema\\.ts$' },
      to: { path: '(^|/)(react|react-dom)(/|$)|\\.tsx$' },
    },
    {
      name: 'components-know-no-collection',
      severity: 'error',
      from: { path: '^src/components/' },
      to: {
        path: '^(src/(sections|layouts|routing|search|districts|pages)/|src/content/load-site\\.ts|astro:content)',
      },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
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
