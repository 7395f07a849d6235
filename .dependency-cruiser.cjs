/** The arrows of the house (CONTRIBUTING.md): each forbidden one with its reason. */
const room = (name) => `^src/${name}/`;
const tests = '\\.test\\.tsx?$';

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one idea in two places.',
      severity: 'error',
      from: { path: '^(src|server|demo)/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'engine-imports-nothing',
      comment: 'Browser and server run the same engine; it meets field types through the registry it is given.',
      severity: 'error',
      from: { path: room('engine'), pathNot: tests },
      to: { path: '^(src|server|demo|locales|node_modules)/', pathNot: '^src/engine/' },
    },
    {
      name: 'models-are-pure',
      comment: 'The server runs a field’s model and FHIR mapping: no React, no DOM, no screen.',
      severity: 'error',
      from: { path: '^src/fields/(.+/(model|fhir)|models|fhir|sentences|engine|create-form)\\.ts$' },
      to: { path: '^src/(react|elements|store|api)/|node_modules/(react|react-dom|i18next|nanostores|lit-html)/' },
    },
    {
      name: 'models-reach-no-screen',
      comment: 'Nor by way of another file, fetched late or not: what the server runs would carry views along.',
      severity: 'error',
      from: { path: '^src/fields/(.+/(model|fhir)|models|fhir|sentences|engine|create-form)\\.ts$' },
      to: { path: '^src/(react|elements|store)/|^src/api/(?!contract/)|^src/fields/.+/view\\.tsx$', reachable: true },
    },
    {
      name: 'interchange-is-pure',
      comment:
        'Servers and browsers read other systems’ forms alike: fields’ pure halves and the engine, no React, no DOM, no screen.',
      severity: 'error',
      from: { path: room('interchange'), pathNot: tests },
      to: {
        path: '^src/(react|elements|store|api)/|^src/fields/.+/(view|panel)\\.tsx?$|^(server|demo)/|node_modules/(react|react-dom|i18next|nanostores|lit-html)/',
      },
    },
    {
      name: 'fields-know-only-ui-below-them',
      comment: 'Views stand on react/ui; a field that imports a screen would carry it into every page.',
      severity: 'error',
      from: { path: room('fields'), pathNot: tests },
      to: { path: '^src/(elements|store|api)/|^src/react/(?!ui/)|^(server|demo)/' },
    },
    {
      name: 'screens-import-no-field',
      comment: 'Views and panels reach screens through a context, so that the filler carries no designer.',
      severity: 'error',
      from: { path: '^src/react/', pathNot: tests },
      to: { path: '^src/(fields|elements)/|^(server|demo)/' },
    },
    {
      name: 'screens-do-not-import-each-other',
      comment: 'Each screen loads alone; what two share lies in react/ui.',
      severity: 'error',
      from: { path: '^src/react/(form|designer|proposal|dashboard)/' },
      to: { path: '^src/react/(form|designer|proposal|dashboard)/', pathNot: '^src/react/$1/' },
    },
    {
      name: 'ui-imports-no-screen',
      comment: 'What is shared stands below what shares it.',
      severity: 'error',
      from: { path: '^src/react/ui/', pathNot: tests },
      to: { path: '^src/react/(form|designer|proposal|dashboard)/' },
    },
    {
      name: 'store-stands-on-api',
      comment: 'Stores are used by screens, never the other way round.',
      severity: 'error',
      from: { path: room('store'), pathNot: tests },
      to: { path: '^src/(react|fields|elements|engine)/|^(server|demo)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'api-stands-on-contract',
      comment: 'Client and queue know calls, not screens.',
      severity: 'error',
      from: { path: room('api'), pathNot: tests },
      to: { path: '^src/(react|fields|elements|store)/|^(server|demo)/' },
    },
    {
      name: 'contract-reaches-the-browser-as-types-only',
      comment: 'TypeBox and its schemas would be 15 KB of every page.',
      severity: 'error',
      from: { path: '^src/(?!api/contract/)', pathNot: tests },
      to: { path: '^src/api/contract/(?!errors)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-runs-no-screen',
      comment: 'The server shares contract, models and engine with the browser and nothing else.',
      severity: 'error',
      from: { path: '^server/', pathNot: tests },
      to: { path: '^src/(react|elements|store)/|^src/api/(?!contract/)|^src/fields/.+/(view|panel)\\.tsx?$' },
    },
    {
      name: 'library-knows-no-demo',
      comment: 'What is shown off stands on what is shown.',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { path: '^(demo|server|bench|test)/' },
    },
    {
      name: 'shoelace-stays-out-of-the-filler',
      comment: 'Native inputs load in two thirds of the time; designer and portal alone use Shoelace.',
      severity: 'error',
      from: { path: '^src/(engine|fields|api|store|react/form|react/ui)/(?!shoelace)', pathNot: tests },
      to: { path: 'node_modules/@shoelace-style|^src/react/ui/shoelace' },
    },
    {
      name: 'shoelace-react-wrappers-never',
      comment: 'Two of its components pull in 486 KB.',
      severity: 'error',
      from: {},
      to: { path: '@shoelace-style/shoelace/dist/react' },
    },
    {
      name: 'nothing-unresolved',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: { path: '^(src|server|demo)/' },
      to: { couldNotResolve: true, pathNot: '\\?inline$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
    exclude: { path: '^(dist|bench)/' },
  },
};
