'use strict'
// Allowed imports of the core: between areas, between the files of a slice, and of shared files.
const { fpTs, functional, packages, streams } = require('./packages.cjs')

/** Areas whose index.ts an area may import. There are no cycles. */
const areas = {
  session: [],
  startup: ['session'],
  toasts: [],
  routes: [],
  connection: [],
  controls: [],
  carousel: [],
  shell: ['session', 'routes', 'carousel'],
  home: ['routes'],
  profile: ['routes', 'verification', 'referral', 'security'],
  security: [],
  passkeys: ['routes', 'security'],
  verification: ['routes'],
  cards: ['routes', 'waitlist', 'referral'],
  payments: [],
  activity: ['routes', 'cards', 'payments', 'security'],
  'bill-pay': ['routes', 'payments', 'verification', 'waitlist'],
  receiving: ['routes', 'verification', 'security'],
  referral: [],
  waitlist: [],
  since: ['routes', 'home', 'payments', 'security', 'verification'],
  palette: ['routes'],
}

const any = Object.keys(areas).join('|')

/**
 * Parts of a slice, lowest first, each with the parts of its own slice and area that it may import. An area has one
 * `texts.ts`.
 */
const parts = {
  texts: ['texts'],
  model: ['model'],
  tables: ['texts', 'model', 'tables'],
  rules: ['texts', 'model', 'tables', 'rules'],
  ports: ['model', 'ports'],
  view: ['texts', 'model', 'tables', 'rules', 'view'],
  'use-cases': ['texts', 'model', 'tables', 'rules', 'ports', 'use-cases'],
  slice: ['texts', 'model', 'tables', 'rules', 'ports', 'view', 'use-cases', 'slice'],
}
/** Parts that may be split into several files. Such a part is a folder, and the other parts import only its `index.ts`. */
const folders = ['tables', 'rules', 'use-cases', 'view']
const isFolder = (part) => folders.includes(part)
const kernel = '^core/(kernel|platform|presentation)/'
const moneyModel = '^core/money/(model|index)\\.ts$'
const below = {
  texts: [],
  model: [kernel, moneyModel],
  tables: [kernel, moneyModel],
  rules: [kernel, '^core/money/'],
  ports: [kernel, moneyModel],
  view: [kernel, '^core/money/'],
  'use-cases': [kernel, '^core/money/'],
  slice: [kernel, '^core/money/'],
}

const zones = [
  {
    name: 'core-kernel',
    from: '^core/kernel/',
    may: ['^core/kernel/', ...functional, ...streams],
    because: 'The kernel is what everything stands on: mechanisms, and no word of the domain.',
  },
  {
    name: 'core-platform',
    from: '^core/platform/',
    may: ['^core/(kernel|platform)/', ...functional, ...streams],
    because: 'The roles of the platform, and what is known of it, rest on the kernel alone.',
  },
  {
    name: 'core-money',
    from: '^core/money/',
    may: ['^core/(kernel|money)/', '^core/platform/host\\.ts$', ...functional, ...streams],
    because: 'The arithmetic of money rests on the kernel; explorers go by the kind of host as well.',
  },
  {
    name: 'core-presentation',
    from: '^core/presentation/',
    may: ['^core/(kernel|platform|money|presentation)/', ...functional],
    because: 'What every area shows alike, as tones, dates, filters and files, belongs to none of them.',
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
      '^core/(kernel|platform|money|presentation)/',
      `^core/${area}/`,
      ...uses.map((other) => `^core/${other}/index\\.ts$`),
      ...functional,
      ...streams,
    ],
    because: `An area uses only ${uses.length > 0 ? `${uses.join(', ')} (through index.ts), ` : ''}the kernel, the platform, money and presentation: the graph has no circle.`,
  })),
  {
    name: 'core-pages',
    from: '^core/pages/',
    may: [
      '^core/(kernel|platform|presentation)/',
      '^core/pages/',
      `^core/(${any})/index\\.ts$`,
      '^core/slices\\.ts$',
      ...fpTs,
    ],
    because: 'What joins the slices is the same for every front end; the slices themselves know nothing of it.',
  },
  {
    name: 'core-app',
    from: '^core/app/',
    may: [
      '^core/(kernel|platform|presentation|app)/',
      `^core/(${any}|pages)/index\\.ts$`,
      '^core/(slices|ports|modals)\\.ts$',
      ...fpTs,
      ...streams,
    ],
    because: 'The app passes ports and slices to slices; it contains no rule of its own.',
  },
  {
    name: 'core-testing',
    from: '^core/testing/',
    may: ['^core/', ...functional, ...streams],
    because: 'The conformance kit is for every test framework, so it leans on none.',
  },
  {
    name: 'core-tables',
    from: '^core/tables/',
    may: ['^core/'],
    because: 'The records of all tables contain tables of every slice, which most front ends do not need.',
  },
  {
    name: 'core-properties',
    from: '^core/properties/',
    may: ['^core/', ...functional, ...streams, ...packages('fast-check')],
    because: 'The generators are values of fast-check, which every test framework can run.',
  },
  {
    name: 'core-memory',
    from: '^core/memory/',
    may: [
      '^core/(kernel|platform|money|presentation|memory)/',
      `^core/(${any})/index\\.ts$`,
      '^core/ports\\.ts$',
      ...fpTs,
      ...streams,
    ],
    because: 'The provider in memory stands beside the areas like an adapter: it knows their public ports and words.',
  },
]

const folder = `(?:${folders.join('|')})/`
/** Matches the name of a slice, but not the folder of a part. */
const slice = `((?!${folder})[a-z0-9-]+)`
/** Matches parts as other parts import them: a file, or the `index.ts` of a folder. */
const files = (names) => `(${names.map((name) => (isFolder(name) ? `${name}(/index)?` : name)).join('|')})\\.ts$`
/** Matches all files of a part. */
const filesOf = (part) => `${part}${isFolder(part) ? '(/[a-z0-9-]+|)' : ''}\\.ts$`
/** Other areas are imported by their index.ts only. */
const otherAreas = `^core/(?!$1/)(${any})/index\\.ts$`
const otherSlices = `^core/$1/(?!$2/|${folder})[a-z0-9-]+/index\\.ts$`

const partRules = Object.entries(parts).flatMap(([part, uses]) =>
  [
    {
      name: `slice-${part}`,
      severity: 'error',
      comment: `Inside a slice ${part} imports ${uses.join(', ')} of its own and of its area, a folder of them by its index.ts; a slice beside it by its index.ts.`,
      from: { path: `^core/(${any})/${slice}/${filesOf(part)}` },
      to: {
        path: '^core/',
        pathNot: [
          `^core/$1/$2/${filesOf(part)}`,
          `^core/$1/$2/${files(uses)}`,
          `^core/$1/${files(uses)}`,
          otherSlices,
          ...below[part],
          otherAreas,
        ],
      },
    },
    {
      name: `area-${part}`,
      severity: 'error',
      comment: `What the slices of an area share imports none of them; ${part} imports ${uses.join(', ')}.`,
      from: { path: `^core/(${any})/${filesOf(part)}` },
      to: {
        path: '^core/',
        pathNot: [`^core/$1/${filesOf(part)}`, `^core/$1/${files(uses)}`, ...below[part], otherAreas],
      },
    },
  ].filter(({ name }) => name !== 'slice-texts'),
)

module.exports = { any, files, parts, partRules, slice, zones }
