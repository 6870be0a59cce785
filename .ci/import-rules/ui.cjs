'use strict'
// Allowed imports of the UI and of the examples.
const { core, fpTs, packages, react, router, streams, widgets } = require('./packages.cjs')

const zones = [
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
    may: [
      '^ui/di/',
      '^ui/kit/(lazy\\.tsx|after-paint\\.ts)$',
      '^core/index\\.ts$',
      ...packages('inversify'),
      ...react,
      ...streams,
    ],
    because: 'The container binds; it knows no screen and no adapter. Code that loads later is shown as the kit does.',
  },
  {
    name: 'ui-slice',
    from: '^ui/(?!kit/|di/|app/|dist/)([^/]+)/',
    fromNot: '/module\\.ts$',
    may: ['^ui/(kit|di)/', '^ui/$1/', ...core, ...react, ...router, ...widgets],
    because: 'A screen talks to the core through its container, never to an adapter or another slice’s screen.',
  },
  {
    name: 'ui-slice-module',
    from: '^ui/(?!kit/|di/|app/|dist/)([^/]+)/[a-z/-]*module\\.ts$',
    may: ['^ui/di/', ...core, ...streams],
    because: 'A module makes slices of ports and of each other; it knows no screen.',
  },
  {
    name: 'ui-app',
    from: '^ui/app/',
    may: ['^ui/(?!main|dist)', ...core, ...react, ...router, ...fpTs],
    because: 'The frame of the application may open every slice, and no adapter.',
  },
  {
    name: 'ui-main',
    from: '^ui/main\\.tsx$',
    may: [
      '^ui/(?!dist)',
      '^adapters/modules/table\\.ts$',
      ...core,
      ...react,
      ...packages('inversify', 'reflect-metadata'),
    ],
    because: 'The composition root: the one file that knows the screens, the container and the adapters.',
  },
  {
    name: 'docs-examples',
    from: '^docs/examples/([^/]+)/',
    may: [
      '^docs/examples/$1/',
      '^adapters/((browser|facade|graphql|rest|sse|storage|transport|wire)/|headless\\.ts$)',
      ...core,
      ...fpTs,
      ...streams,
      ...packages('svelte', '@sveltejs/vite-plugin-svelte', 'vite'),
    ],
    node: true,
    because: 'An example is another front end: it has what every front end has, without the container.',
  },
]

module.exports = { zones }
