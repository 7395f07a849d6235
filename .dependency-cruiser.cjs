/** The arrows of the house (CONTRIBUTING.md): each forbidden one with its reason. */
const room = (name) => `^src/${name}/`;
const tests = '\\.test\\.tsx?$';

/** What the server runs of the fields: rules, FHIR mappings and words. */
const pureFields =
  '^src/fields/(.+/(model|fhir)|(models|check|form|fhir|choices|numbers|sentences|texts|rules|examples)/.+)\\.ts$';

/** Questions in native controls, for pages without a script. */
const plainFields = ['^src/fields/plain/', '^src/fields/[a-z]+/plain\\.tsx?$'];

/** Folders that stand one on another, from the top down: each imports those after it alone, so that none stands on itself. */
const staircase = (house, floors) =>
  floors.slice(1).map((floor, index) => ({
    name: `${house || 'src'}-runs-downhill`,
    comment: `A folder of src/${house} imports none above it: ${floors.join(' > ')}.`,
    severity: 'error',
    from: { path: `^src/${join(house, floor)}/`, pathNot: tests },
    to: { path: `^src/${join(house, `(${floors.slice(0, index + 1).join('|')})`)}/` },
  }));
const join = (...parts) => parts.filter(Boolean).join('/');

/** Folders of `src/fields` that several types share; every other folder is a type of its own. */
const aboveTypes = ['registry', 'check', 'form', 'loading', 'models'];
const belowTypes = [
  'plain',
  'fhir',
  'choices',
  'dates',
  'numbers',
  'sentences',
  'attachments',
  'scales',
  'inputs',
  'texts',
  'rules',
  'settings',
  'examples',
];
const type = `(?!(${[...aboveTypes, ...belowTypes].join('|')})/)[a-z]+`;

/** The server's rooms from the ground up. A room imports from lower floors alone, and what starts the server stands above all. */
const serverFloors = [
  { rooms: ['languages'], reason: 'Texts are read from their folders before anything is said.' },
  { rooms: ['access', 'crypto', 'errors'], reason: 'Who may do what is decided without a database or a request.' },
  { rooms: ['configuration'], reason: 'Settings are read before anything else starts.' },
  { rooms: ['db', 'log'], reason: 'Tables, statements and log lines know no caller.' },
  { rooms: ['context'], reason: 'What every handler gets, stated once, above what it holds.' },
  { rooms: ['schedule', 'turns'], reason: 'Recurring work, and work that must wait its turn, is run in one way.' },
  {
    rooms: ['write-queue'],
    reason: 'What is stored together is chained, queued and written in one way, whoever stores it.',
  },
  {
    rooms: ['accounts', 'audit', 'counts', 'http', 'mail'],
    reason: 'Each does one thing for all services and knows none.',
  },
  {
    rooms: ['drawing', 'form-work', 'guard', 'metrics', 'second-step', 'static', 'tracing'],
    reason: 'A service reaches categories and files through the guard.',
  },
  { rooms: ['audit-log', 'docs', 'profile', 'sessions', 'webhook'], reason: 'What other services ask or notify.' },
  { rooms: ['auth', 'calls', 'live'], reason: 'Ways into the server, and events out of it.' },
  {
    rooms: ['colleague', 'service-account', 'sharing'],
    reason: 'People meet once they are signed in; programs have accounts too.',
  },
  { rooms: ['scim'], reason: 'A provider disables accounts as an admin does.' },
  { rooms: ['alert'], reason: 'Rules notify those who reach a file, by a share as well.' },
  { rooms: ['proposal'], reason: 'A proposal belongs to a person, and to no form.' },
  { rooms: ['invitation'], reason: 'Members are invited among colleagues.' },
  { rooms: ['terminology'], reason: 'Codes of value sets are asked for before a form is read.' },
  { rooms: ['form'], reason: 'A form has members.' },
  { rooms: ['sso'], reason: 'A provider says who somebody is, and their role in forms.' },
  { rooms: ['first-view'], reason: 'A first view is drawn of a form that the caller may open.' },
  { rooms: ['answers'], reason: 'Answers are read by the form they were given in.' },
  { rooms: ['file', 'summary', 'upload'], reason: 'Files and figures are made of answers.' },
  { rooms: ['link'], reason: 'A link opens a form, a file or a session, and carries answers.' },
  {
    rooms: ['smart'],
    reason: 'An EHR opens a form by a link to the file of its patient, and gets what is stored by it.',
  },
  {
    rooms: ['entry', 'export', 'operations', 'patient', 'report'],
    reason: 'An entry goes into a file, and files are exported whole.',
  },
  { rooms: ['feeds'], reason: 'A feed is an export at an address that stays.' },
  { rooms: ['doctor'], reason: 'An examination asks every part of an installation, and changes none.' },
  {
    rooms: ['fhir', 'hosted', 'openrosa'],
    reason: 'A form’s own page, the resources of FHIR and field apps read and store as the calls do.',
  },
  { rooms: ['handlers'], reason: 'The tables of the contract name every service; no service knows them.' },
  { rooms: ['demo'], reason: 'The demonstration calls the handlers as people would.' },
];

const serverRooms = (floors) => floors.flatMap(({ rooms }) => rooms).join('|');
const inServer = (rooms) => `^server/src/(${rooms})/`;

const serverRules = [
  ...serverFloors.map(({ rooms, reason }, floor) => ({
    name: `server-${rooms.join('-')}`,
    comment: reason,
    severity: 'error',
    from: { path: inServer(rooms.join('|')), pathNot: tests },
    to: {
      path: [inServer(serverRooms(serverFloors.slice(floor))), '^server/src/[^/]+$'],
      pathNot: '^server/src/$1/',
    },
  })),
  {
    name: 'server-rooms-have-a-floor',
    comment: 'A room that no floor lists would be held to nothing.',
    severity: 'error',
    from: { path: '^server/src/[^/]+/', pathNot: inServer(serverRooms(serverFloors)) },
    to: {},
  },
];

module.exports = {
  forbidden: [
    ...serverRules,
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
      from: { path: pureFields },
      to: { path: '^src/(react|elements|store|api)/|node_modules/(react|react-dom|i18next|nanostores|lit-html)/' },
    },
    {
      name: 'models-reach-no-screen',
      comment: 'Nor by way of another file, fetched late or not: what the server runs would carry views along.',
      severity: 'error',
      from: { path: pureFields },
      to: { path: '^src/(react|elements|store)/|^src/api/(?!contract/)|^src/fields/.+/view\\.tsx$', reachable: true },
    },
    ...staircase('', [
      'prerender',
      'standalone',
      'published',
      'elements',
      'report',
      'interchange',
      'plain',
      'fields',
      'react',
      'store',
      'api',
      'proposal',
      'library',
      'engine',
    ]),
    ...staircase('elements', [
      'loader',
      'component',
      'dashboard',
      'designer',
      'proposal',
      'form',
      'screen',
      'host',
      'first',
      'outbox',
    ]),
    ...staircase('fields', [...aboveTypes, type, ...belowTypes]),
    ...staircase('api', ['records', 'drafts', 'outbox', 'files', 'kept', 'client', 'device', 'contract']),
    {
      name: 'types-do-not-import-each-other',
      comment: 'What two types share lies in a folder of its own; a day with its time alone is made of the two.',
      severity: 'error',
      from: { path: `^src/fields/(${type})/`, pathNot: tests },
      to: { path: `^src/fields/${type}/`, pathNot: ['^src/fields/$1/', '^src/fields/time/'] },
    },
    {
      name: 'entry-points-are-imported-by-nobody',
      comment:
        'What the package exports is a face of what lies below; code that stands on a face stands on a promise to others.',
      severity: 'error',
      from: { path: '^(src/(?!published/)|server/src/|demo/)', pathNot: tests },
      to: { path: '^src/published/' },
    },
    {
      name: 'report-is-opened-by-elements',
      comment: 'The printed report stands on the portal and the form’s rules; no screen carries it.',
      severity: 'error',
      from: { path: '^(src/(?!elements/|report/)|server/)', pathNot: tests },
      to: { path: '^src/report/' },
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
      name: 'proposal-is-pure',
      comment:
        'Checks, templates, sources and documents run in any page and on the server: the engine’s calendar and words, no React, no DOM, no screen.',
      severity: 'error',
      from: { path: room('proposal'), pathNot: tests },
      to: {
        path: '^(src|server|demo|locales)/|node_modules/(react|react-dom|i18next|nanostores|lit-html)/',
        pathNot: '^src/(proposal|engine)/',
      },
    },
    {
      name: 'library-is-data',
      comment: 'Instruments are definitions, which screens, servers and the demo read alike.',
      severity: 'error',
      from: { path: room('library'), pathNot: tests },
      to: { path: '^(src|server|demo|locales|node_modules)/', pathNot: '^src/(library|engine)/' },
    },
    {
      name: 'plain-pages-are-for-the-server',
      comment: 'Native controls and their texts stand in pages without a script; no embedded form carries them.',
      severity: 'error',
      from: { path: '^(src|demo)/', pathNot: [tests, '^src/(plain|prerender)/', ...plainFields] },
      to: { path: ['^src/plain/', ...plainFields] },
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
      comment: 'Each screen loads alone; what two share lies in react/ui, or in react/kit where it may use Shoelace.',
      severity: 'error',
      from: { path: '^src/react/(form|designer|proposal|dashboard)/' },
      to: { path: '^src/react/(form|designer|proposal|dashboard)/', pathNot: '^src/react/$1/' },
    },
    {
      name: 'ui-imports-no-screen',
      comment: 'What is shared stands below what shares it.',
      severity: 'error',
      from: { path: '^src/react/(ui|kit)/', pathNot: tests },
      to: { path: '^src/react/(form|designer|proposal|dashboard)/' },
    },
    {
      name: 'store-stands-on-api',
      comment: 'Stores are used by screens, never the other way round.',
      severity: 'error',
      from: { path: room('store'), pathNot: tests },
      to: {
        path: '^src/(?:react/|fields/|elements/|engine/(?!languages/))|^(server|demo)/',
        dependencyTypesNot: ['type-only'],
      },
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
      to: {
        path: '^src/(react|elements|store|plain|prerender)/|^src/api/(?!contract/)|^src/fields/.+/(view|panel|plain)\\.tsx?$',
      },
    },
    {
      name: 'prerender-draws-forms-alone',
      comment:
        'The server loads it by its name: the filler and what a form needs around it, no element, no other screen, no queue.',
      severity: 'error',
      from: { path: room('prerender'), pathNot: tests },
      to: {
        path: '^src/elements/(?!form/form-providers|host/host\.css)|^src/(published|report|interchange/(?!fhir/fhirpath/)|proposal)/|^src/store/(?!texts)|^src/api/(?!contract/)|^src/react/(?!form/|ui/)|^(server|demo)/',
      },
    },
    {
      name: 'react-writes-html-in-one-room',
      comment: 'Browsers are given nodes; what writes HTML would be 60 KB of their page.',
      severity: 'error',
      from: { path: '^(src/(?!prerender/)|server/|demo/)', pathNot: tests },
      to: { path: 'node_modules/react-dom/(server|static)' },
    },
    {
      name: 'library-knows-no-demo',
      comment: 'What is shown off stands on what is shown.',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { path: '^(demo|server|bench)/' },
    },
    {
      name: 'product-knows-no-test',
      comment:
        'What only tests use lies in `test/support` and `server/test`, so that no page and no server carries it.',
      severity: 'error',
      from: { path: '^(src|server/src|demo)/', pathNot: tests },
      to: { path: '^(test|server/test)/' },
    },
    {
      name: 'nothing-imports-a-test-file',
      comment: 'Importing it would run its tests twice; what two tests share is a helper in `test/support`.',
      severity: 'error',
      from: {},
      to: { path: tests },
    },
    {
      name: 'shoelace-stays-out-of-the-filler',
      comment:
        'Native inputs load in two thirds of the time; designer and portal alone use Shoelace and the kit on it.',
      severity: 'error',
      from: { path: '^src/(engine|fields|api|store|react/form|react/ui)/', pathNot: tests },
      to: { path: 'node_modules/@shoelace-style|^src/react/kit/' },
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
      // Applications of host pages take the package as others do, once it is built.
      to: { couldNotResolve: true, pathNot: '\\?inline$|^porsa/react$' },
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
