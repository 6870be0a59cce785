'use strict'
// The import rules as a table: what a zone may import, and why. `.ci/imports.mjs` checks it and makes sure that every
// source file was seen. Everything that no row allows is refused.
const adapters = require('./.ci/import-rules/adapters.cjs')
const coreRules = require('./.ci/import-rules/core.cjs')
const { functional } = require('./.ci/import-rules/packages.cjs')
const ui = require('./.ci/import-rules/ui.cjs')

const { any, files, parts, partRules, slice } = coreRules
const partFiles = files(Object.keys(parts))
const zones = [...coreRules.zones, ...adapters.zones, ...ui.zones]

const zoneRule = ({ name, from, fromNot, may, node, because }) => ({
  name,
  severity: 'error',
  comment: because,
  from: { path: from, ...(fromNot ? { pathNot: fromNot } : {}) },
  to: { pathNot: may, ...(node ? { dependencyTypesNot: ['core'] } : {}) },
})

module.exports = {
  forbidden: [
    ...zones.map(zoneRule),
    ...partRules,
    {
      name: 'area-index',
      severity: 'error',
      comment: 'The index.ts of an area names what is public: of its own files, and of its slices by their index.ts.',
      from: { path: `^core/(${any})/index\\.ts$` },
      to: { path: '^core/', pathNot: [`^core/$1/${slice}/index\\.ts$`, `^core/$1/${partFiles}`] },
    },
    {
      name: 'slice-index',
      severity: 'error',
      comment: 'The index.ts of a slice names what is public of its own files.',
      from: { path: `^core/(${any})/${slice}/index\\.ts$` },
      to: { path: '^core/', pathNot: `^core/$1/$2/${partFiles}` },
    },
    {
      name: 'core-only-through-its-entries',
      severity: 'error',
      comment: 'Other packages import @paydeck/core as its users do; its inside may change.',
      from: { path: '^(adapters|ui|docs)/' },
      to: { path: '^core/', pathNot: '^core/(index|model|money/index|memory|testing)\\.ts$' },
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
        pathNot: '^(adapters/(modules|port)|ui/di/|ui/main\\.tsx$|ui/[a-z/-]+/module\\.ts$|ui/app/slices\\.ts$|test/)',
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
      from: { path: '^(core|adapters|ui)/', pathNot: '^core/(memory|properties|tables|testing)(\\.ts$|/)' },
      to: { path: '^(test|e2e|docs)/|^core/(memory|properties|tables|testing)(\\.ts$|/)' },
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
