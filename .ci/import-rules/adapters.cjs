'use strict'
// Allowed imports of the wire, the adapters and their modules.
const { core, fpTs, functional, packages, streams } = require('./packages.cjs')
const { sandboxZones } = require('./sandbox.cjs')

const zones = [
  {
    name: 'adapters-wire',
    from: '^adapters/wire/',
    may: ['^adapters/wire/', '^core/model\\.ts$', ...functional],
    because: 'The contract is shared by client and sandbox, so it knows the vocabulary and no rule.',
  },
  {
    name: 'adapters-wire-start-documents',
    from: '^adapters/wire/start-documents\\.ts$',
    may: [],
    because: 'The head start carries documents: constants alone.',
  },
  {
    name: 'adapters-transport',
    from: '^adapters/transport/',
    may: [
      '^adapters/wire/(call|codec|envelope|file)\\.ts$',
      '^adapters/transport/',
      ...core,
      ...functional,
      ...streams,
      ...packages('eventsource-parser'),
    ],
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
      ...packages('@noble/hashes', '@simplewebauthn/browser', '@zxcvbn-ts/[^/]+', 'fflate'),
    ],
    because: 'As the other means; what it finds in the browser it decodes itself.',
  },
  {
    name: 'adapters-head-start',
    from: '^adapters/browser/head-start\\.ts$',
    may: ['^adapters/wire/(call|start-documents)\\.ts$', '^adapters/browser/(head-start|configuration-meta)', ...core],
    because: 'The head start runs before everything else and must stay tiny: constants of the wire, no codec.',
  },
  {
    name: 'adapters-modules',
    from: '^adapters/(modules/|(port|headless)\\.ts$)',
    may: ['^adapters/(?!sandbox)', ...core, ...fpTs],
    because: 'These files bind adapters to ports. They know the form of a container, not its package.',
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
]

module.exports = { zones }
