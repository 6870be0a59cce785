'use strict'
// The import rules as a table: what a zone may import, and why. `node .ci/imports.mjs` checks it and makes sure that
// every source file was seen. Everything that no row allows is refused.

const packages = (...names) => names.map((name) => `^node_modules/${name}/`)
/** The package's own entry only: deep paths of fp-ts break plain Node or defeat tree shaking. */
const functional = ['^node_modules/(fp-ts|io-ts)/lib/index\\.js$']
const fpTs = ['^node_modules/fp-ts/lib/index\\.js$']
const streams = ['^node_modules/rxjs/(dist|index)[^/]*', '^node_modules/rxjs/dist/[^/]+/index\\.js$']
const react = packages('react', '@types/react', 'react-dom', '@types/react-dom', '@emotion/react')
const router = packages('react-router')
const widgets = packages('react-aria-components', '@tanstack/react-virtual', 'lean-qr')
const core = ['^core/(index|model|money/index)\\.ts$']

/** Which area may use which, through its index.ts. There is no circle. */
const areas = {
  session: [],
  startup: ['session'],
  routes: [],
  controls: [],
  carousel: [],
  shell: ['session', 'carousel'],
  home: [],
  profile: ['verification', 'referral', 'security'],
  security: [],
  passkeys: [],
  verification: [],
  cards: ['waitlist', 'referral'],
  payments: [],
  'bill-pay': ['payments', 'verification', 'waitlist'],
  receiving: ['verification', 'security'],
  referral: [],
  waitlist: [],
}

const any = Object.keys(areas).join('|')

/** The files of a slice, lowest first: each imports only these of its own slice and of its area. */
const parts = {
  model: ['model'],
  tables: ['model', 'tables'],
  rules: ['model', 'tables', 'rules'],
  ports: ['model', 'ports'],
  view: ['model', 'tables', 'rules', 'view'],
  'use-cases': ['model', 'tables', 'rules', 'ports', 'use-cases'],
  slice: ['model', 'tables', 'rules', 'ports', 'view', 'use-cases', 'slice'],
}
const kernel = '^core/(kernel|platform)/'
const moneyModel = '^core/money/(model|index)\\.ts$'
const below = {
  model: [kernel, moneyModel],
  tables: [kernel, moneyModel],
  rules: [kernel, '^core/money/'],
  ports: [kernel, moneyModel],
  view: [kernel, '^core/money/'],
  'use-cases': [kernel, '^core/money/'],
  slice: [kernel, '^core/money/'],
}

/**
 * The sandbox's folders, lowest first: kernel and money, database, account, calls, the areas, seed, http, pages, control. What
 * stands outside of it is the zone adapters-sandbox's matter.
 */
const sandboxAreas =
  'session|security|passkeys|cards|payments|bill-pay|receiving|verification|referral|profile|home|waitlist|shell'
const inSandbox = (...paths) => ['^(?!adapters/sandbox/)', ...paths.map((path) => `^adapters/sandbox/${path}`)]
const sandboxGround = ['kernel/', 'money/', 'database/', 'account/(?!control|seed)']
const sandboxHttp = 'http/(?!server|app|routes)'

const sandboxZones = [
  {
    name: 'sandbox-kernel',
    from: '^adapters/sandbox/kernel/',
    may: inSandbox('kernel/'),
    because: 'Mechanisms without a word of the domain stand on nothing.',
  },
  {
    name: 'sandbox-money',
    from: '^adapters/sandbox/money/',
    may: inSandbox('kernel/', 'money/'),
    because: 'Currencies and amounts are the same for every area, so they know none.',
  },
  {
    name: 'sandbox-area-tables',
    from: '^adapters/sandbox/(?!database)[^/]+/tables\\.ts$',
    may: inSandbox('database/columns\\.ts$'),
    because: 'An area says what its rows hold and nothing else: the database sums that up before anything runs.',
  },
  {
    name: 'sandbox-table-sum',
    from: '^adapters/sandbox/database/tables\\.ts$',
    may: inSandbox('[^/]+/tables\\.ts$'),
    because: 'The database’s tables are the sum of the areas’ tables.',
  },
  {
    name: 'sandbox-database',
    from: '^adapters/sandbox/database/',
    fromNot: '^adapters/sandbox/database/tables\\.ts$',
    may: inSandbox('kernel/', 'database/'),
    because: 'The engine keeps rows, whatever they mean.',
  },
  {
    name: 'sandbox-account',
    from: '^adapters/sandbox/account/',
    fromNot: '/(tables|control)\\.ts$',
    may: inSandbox('kernel/', 'database/', 'account/(?!control)'),
    because:
      'Users, sessions, passwords, mails and security events are what every call and every area needs: they need none.',
  },
  {
    name: 'sandbox-environment',
    from: '^adapters/sandbox/environment\\.ts$',
    may: inSandbox('kernel/', 'database/', 'account/(?!control|seed)'),
    because: 'What the sandbox runs on is handed to the calls, which it does not know.',
  },
  {
    name: 'sandbox-calls',
    from: '^adapters/sandbox/calls/',
    fromNot: '/tables\\.ts$',
    may: inSandbox('kernel/', 'database/', 'account/(?!control|seed)', 'calls/', 'environment\\.ts$'),
    because:
      'What every call goes through is the same for every area; the handlers and the control page are handed in.',
  },
  {
    name: 'sandbox-area',
    from: `^adapters/sandbox/(${sandboxAreas})/`,
    fromNot: '/(tables|seed|control)\\.ts$',
    may: inSandbox(...sandboxGround, 'calls/', '$1/(?!control|seed)'),
    because: 'An area never leans on another area’s files: where two meet, handlers.ts or a page joins them.',
  },
  {
    name: 'sandbox-area-seed',
    from: `^adapters/sandbox/(${sandboxAreas})/seed\\.ts$`,
    may: inSandbox(...sandboxGround, '$1/(?!control)'),
    because: 'The rows that an account begins with are made without a call.',
  },
  {
    name: 'sandbox-area-control',
    from: `^adapters/sandbox/(account|${sandboxAreas})/control\\.ts$`,
    may: inSandbox(...sandboxGround, 'calls/', '$1/', 'control/part\\.ts$'),
    because: 'An area’s part of the control page fills the form that the frame gives, and knows no other part of it.',
  },
  {
    name: 'sandbox-seed',
    from: '^adapters/sandbox/seed/',
    may: inSandbox('kernel/', 'database/', 'account/(?!control)', `(${sandboxAreas})/seed\\.ts$`, 'seed/'),
    because: 'A persona’s account is the sum of what the areas seed.',
  },
  {
    name: 'sandbox-handlers',
    from: '^adapters/sandbox/handlers\\.ts$',
    may: inSandbox('calls/context\\.ts$', `(${sandboxAreas})/(?!tables|seed|control)`),
    because: 'Who answers which call, and nothing that answers one.',
  },
  {
    name: 'sandbox-http',
    from: '^adapters/sandbox/http/',
    fromNot: '/server\\.ts$',
    may: inSandbox(
      'kernel/',
      'account/(?!control|seed)',
      'calls/',
      'http/(?!server)',
      '(environment|configuration)\\.ts$',
    ),
    because: 'The HTTP side carries calls, files and headers; it knows no area and no page.',
  },
  {
    name: 'sandbox-server',
    from: '^adapters/sandbox/http/server\\.ts$',
    may: inSandbox('kernel/', 'database/', 'http/', 'pages/', 'control/', '(handlers|environment|configuration)\\.ts$'),
    because: 'The server joins routes, pages and control; an area reaches it through the handlers.',
  },
  {
    name: 'sandbox-pages',
    from: '^adapters/sandbox/pages/',
    may: inSandbox(
      ...sandboxGround,
      'calls/',
      `(${sandboxAreas})/(?!tables|seed|control)`,
      'seed/personas\\.ts$',
      sandboxHttp,
      'pages/',
      '(environment|configuration)\\.ts$',
    ),
    because: 'A page shows what the areas do, and leaves the serving to the server.',
  },
  {
    name: 'sandbox-control-part',
    from: '^adapters/sandbox/control/part\\.ts$',
    may: inSandbox('kernel/', 'database/', 'account/tables\\.ts$'),
    because: 'The form of a part is known to every area, so it leads to none.',
  },
  {
    name: 'sandbox-control',
    from: '^adapters/sandbox/control/',
    fromNot: '/part\\.ts$',
    may: inSandbox(
      ...sandboxGround,
      'account/control\\.ts$',
      'calls/',
      `(${sandboxAreas})/control\\.ts$`,
      'seed/',
      sandboxHttp,
      'pages/(assets|layout)\\.ts$',
      'control/',
      'environment\\.ts$',
    ),
    because: 'The frame sums up what the areas let be changed; of an area it knows that alone.',
  },
  {
    name: 'sandbox-configuration',
    from: '^adapters/sandbox/configuration\\.ts$',
    may: inSandbox('kernel/'),
    because: 'The build reads it too, without a server.',
  },
  {
    name: 'sandbox-open',
    from: '^adapters/sandbox/open\\.ts$',
    may: inSandbox('kernel/', 'database/', 'seed/accounts\\.ts$', 'configuration\\.ts$'),
    because: 'A database is opened and seeded before anything serves it.',
  },
].map((zone) => ({ ...zone, node: true }))

const zones = [
  {
    name: 'core-kernel',
    from: '^core/kernel/',
    may: ['^core/kernel/', ...functional, ...streams],
    because: 'The kernel is what everything stands on; it knows nothing of the domain.',
  },
  {
    name: 'core-platform-and-money',
    from: '^core/(platform|money)/',
    may: ['^core/kernel/', '^core/$1/', ...functional, ...streams],
    because: 'The roles of the platform and the arithmetic of money rest on the kernel alone.',
  },
  {
    name: 'core-public-entries',
    from: '^core/[^/]+\\.ts$',
    may: ['^core/', ...streams],
    because: 'The entries of the package re-export the core and nothing else.',
  },
  ...Object.entries(areas).map(([area, uses]) => ({
    name: `core-area-${area}`,
    from: `^core/${area}/`,
    may: [
      '^core/(kernel|platform|money)/',
      `^core/${area}/`,
      ...uses.map((other) => `^core/${other}/index\\.ts$`),
      ...functional,
      ...streams,
    ],
    because: `An area uses only ${uses.length > 0 ? `${uses.join(', ')} (through index.ts), ` : ''}the kernel, the platform and money: the graph has no circle.`,
  })),
  {
    name: 'core-composition',
    from: '^core/composition/',
    may: [
      '^core/(kernel|platform)/',
      '^core/composition/',
      `^core/(${any})/index\\.ts$`,
      '^core/slices\\.ts$',
      ...fpTs,
    ],
    because: 'What joins the slices is the same for every front end; the slices themselves know nothing of it.',
  },
  {
    name: 'core-testing',
    from: '^core/testing/',
    may: ['^core/', ...functional, ...streams],
    because: 'The conformance kit is for every test framework, so it leans on none.',
  },
  {
    name: 'adapters-wire',
    from: '^adapters/wire/(?!documents/)',
    may: ['^adapters/wire/', '^core/model\\.ts$', ...functional],
    because: 'The contract is shared by client and sandbox, so it knows the vocabulary and no rule.',
  },
  {
    name: 'adapters-wire-documents',
    from: '^adapters/wire/documents/',
    may: ['^adapters/wire/documents/'],
    because: 'The head start carries documents: constants alone.',
  },
  {
    name: 'adapters-transport',
    from: '^adapters/transport/',
    may: ['^adapters/wire/(call|codec|envelope)\\.ts$', '^adapters/transport/', ...core, ...functional, ...streams],
    because: 'The transport carries; it knows no slice.',
  },
  {
    name: 'adapters-means',
    from: '^adapters/(graphql|rest|facade|sse)/',
    may: ['^adapters/(wire|transport)/', '^adapters/$1/', ...core, ...fpTs, ...streams],
    because: 'An adapter is one means of one port: it never leans on another means, the container or the screen.',
  },
  {
    name: 'adapters-browser',
    from: '^adapters/(storage|browser)/',
    may: [
      '^adapters/(wire|transport)/',
      '^adapters/$1/',
      ...core,
      ...functional,
      ...streams,
      ...packages('@simplewebauthn/browser', '@zxcvbn-ts/[^/]+'),
    ],
    because: 'As the other means; what it finds in the browser it decodes itself.',
  },
  {
    name: 'adapters-head-start',
    from: '^adapters/browser/head-start\\.ts$',
    may: ['^adapters/wire/(call\\.ts$|documents/)', '^adapters/browser/(head-start|configuration-meta)', ...core],
    because: 'The head start runs before everything else and must stay tiny: constants of the wire, no codec.',
  },
  {
    name: 'adapters-modules',
    from: '^adapters/((modules|ports)/|(modules|port)\\.ts)',
    may: ['^adapters/(?!sandbox)', ...core, ...packages('inversify'), ...fpTs],
    because: 'Here, and only here, adapters meet the container.',
  },
  {
    name: 'adapters-pages',
    from: '^adapters/pages/',
    may: ['^adapters/(?!sandbox|modules)', ...core],
    because:
      'The script of a page of its own is a composition root: it joins adapters and the core, without a container.',
  },
  {
    name: 'adapters-sandbox',
    from: '^adapters/sandbox/',
    may: ['^adapters/(wire|sandbox)/', '^core/model\\.ts$', '^node_modules/(?!react|@emotion|inversify|vite)'],
    node: true,
    because: 'The sandbox never uses the rules of the core: otherwise the code would be tested against itself.',
  },
  ...sandboxZones,
  {
    name: 'ui-kit',
    from: '^ui/kit/',
    may: ['^ui/kit/', '^core/index\\.ts$', ...react, ...widgets],
    because: 'The design system knows no domain; of the core it takes the timings and the rules of its inputs.',
  },
  {
    name: 'ui-gallery',
    from: '^ui/gallery/',
    may: ['^ui/(kit|gallery)/', ...core, ...react],
    because: 'The gallery shows the kit alone: what it needs beside it could not be looked at by itself.',
  },
  {
    name: 'ui-di',
    from: '^ui/di/',
    may: ['^ui/di/', '^ui/kit/late\\.tsx$', '^core/index\\.ts$', ...packages('inversify'), ...react, ...streams],
    because: 'The container binds; it knows no screen and no adapter. What comes late it shows as the kit does.',
  },
  {
    name: 'ui-slice',
    from: '^ui/(?!kit/|di/|app/|dist/)([^/]+)/',
    fromNot: '/[a-z-]*module\\.tsx?$',
    may: ['^ui/(kit|di)/', '^ui/$1/', ...core, ...react, ...router, ...widgets],
    because: 'A screen talks to the core through its container, never to an adapter or another slice’s screen.',
  },
  {
    name: 'ui-slice-module',
    from: '^ui/(?!kit/|di/|app/|dist/)([^/]+)/[a-z-]*module\\.tsx?$',
    may: ['^ui/(kit|di)/', '^ui/$1/', ...core, ...react, ...fpTs, ...streams, ...packages('inversify')],
    because:
      'A slice’s module is the one place in it that knows the container; what is bound later has a module of its own.',
  },
  {
    name: 'ui-app',
    from: '^ui/app/',
    fromNot: '/(module|slices)\\.ts$',
    may: ['^ui/(?!main|dist)', ...core, ...react, ...router, ...fpTs],
    because: 'The frame of the application may open every slice, and no adapter.',
  },
  {
    name: 'ui-app-module',
    from: '^ui/app/(module|slices)\\.ts$',
    may: ['^ui/(?!main|dist)', ...core, ...fpTs, ...streams, ...packages('inversify')],
    because: 'The frame’s modules compose what the whole application runs on; they know no adapter either.',
  },
  {
    name: 'docs-examples',
    from: '^docs/examples/([^/]+)/',
    may: [
      '^docs/examples/$1/',
      '^adapters/(browser|facade|graphql|rest|sse|storage|transport|wire)/',
      ...core,
      ...fpTs,
      ...streams,
    ],
    node: true,
    because: 'An example is another front end: it has what every front end has, without the container.',
  },
]

const zoneRule = ({ name, from, fromNot, may, node, because }) => ({
  name,
  severity: 'error',
  comment: because,
  from: { path: from, ...(fromNot ? { pathNot: fromNot } : {}) },
  to: { pathNot: may, ...(node ? { dependencyTypesNot: ['core'] } : {}) },
})

const files = (names) => `(${names.join('|')})\\.ts$`
/** Another area is seen by its index.ts. */
const otherAreas = `^core/(?!$1/)(${any})/index\\.ts$`

const partRules = Object.entries(parts).flatMap(([part, uses]) => [
  {
    name: `slice-${part}`,
    severity: 'error',
    comment: `Inside a slice ${part}.ts imports ${uses.join(', ')} of its own and of its area; a slice beside it by its index.ts.`,
    from: { path: `^core/(${any})/([a-z0-9-]+)/${part}\\.ts$` },
    to: {
      path: '^core/',
      pathNot: [
        `^core/$1/$2/${files(uses)}`,
        `^core/$1/${files(uses)}`,
        '^core/$1/(?!$2/)[a-z0-9-]+/index\\.ts$',
        ...below[part],
        otherAreas,
      ],
    },
  },
  {
    name: `area-${part}`,
    severity: 'error',
    comment: `What the slices of an area share imports none of them; ${part}.ts imports ${uses.join(', ')}.`,
    from: { path: `^core/(${any})/${part}\\.ts$` },
    to: { path: '^core/', pathNot: [`^core/$1/${files(uses)}`, ...below[part], otherAreas] },
  },
])

module.exports = {
  forbidden: [
    ...zones.map(zoneRule),
    ...partRules,
    {
      name: 'area-index',
      severity: 'error',
      comment: 'The index.ts of an area names what is public: of its own files, and of its slices by their index.ts.',
      from: { path: `^core/(${any})/index\\.ts$` },
      to: { path: '^core/', pathNot: `^core/$1/([a-z0-9-]+/index|${Object.keys(parts).join('|')})\\.ts$` },
    },
    {
      name: 'slice-index',
      severity: 'error',
      comment: 'The index.ts of a slice names what is public of its own files.',
      from: { path: `^core/(${any})/([a-z0-9-]+)/index\\.ts$` },
      to: { path: '^core/', pathNot: `^core/$1/$2/(${Object.keys(parts).join('|')})\\.ts$` },
    },
    {
      name: 'core-only-through-its-entries',
      severity: 'error',
      comment: 'Other packages import @paydeck/core as its users do; its inside may change.',
      from: { path: '^(adapters|ui|docs)/' },
      to: { path: '^core/', pathNot: '^core/(index|model|money/index|testing)\\.ts$' },
    },
    {
      name: 'transport-knows-only-the-types-of-codecs',
      severity: 'error',
      comment: 'The transport runs the codec that it is given; it builds none.',
      from: { path: '^adapters/transport/' },
      to: { path: '^node_modules/io-ts/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-the-composition-root-imports-adapters',
      severity: 'error',
      comment: 'The UI can be swapped because nothing in it but main.tsx knows an adapter.',
      from: { path: '^ui/', pathNot: '^ui/main\\.tsx$' },
      to: { path: '^adapters/' },
    },
    {
      name: 'inversify-where-it-belongs',
      severity: 'error',
      comment: 'Ports are plain interfaces; only the composition knows that a container exists.',
      from: {
        pathNot:
          '^(adapters/(modules|port)|ui/di/|ui/main\\.tsx$|ui/[^/]+/[a-z-]*module\\.tsx?$|ui/app/slices\\.ts$|test/)',
      },
      to: { path: '^node_modules/(@inversifyjs|inversify|reflect-metadata)/' },
    },
    {
      name: 'no-deep-functional-imports',
      severity: 'error',
      comment: 'fp-ts and io-ts by their entry only: deep paths break plain Node or quadruple the bundle.',
      from: {},
      to: { path: '^node_modules/(fp-ts|io-ts)/', pathNot: functional },
    },
    {
      name: 'nothing-imports-the-tests',
      severity: 'error',
      comment: 'What ships does not depend on what checks it.',
      from: { path: '^(core|adapters|ui)/', pathNot: '^core/testing(\\.ts$|/)' },
      to: { path: '^(test|e2e|docs)/|^core/testing(\\.ts$|/)' },
    },
    {
      name: 'no-circle',
      severity: 'error',
      comment: 'Two files that need each other are one file, or hide a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable-and-declared',
      severity: 'error',
      comment: 'Every import resolves, and every package stands in the package.json of its workspace.',
      from: { path: '^(core|adapters|ui)/' },
      to: { dependencyTypes: ['unknown', 'undetermined', 'npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(core|ui)/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'ui/tsconfig.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@paydeck/source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
      mainFields: ['main', 'types'],
    },
  },
}
