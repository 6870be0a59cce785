// Lists, in existing files, to which the generator adds a new slice. The added lines contain the names of the templates.

const [sorted, last] = ['sorted', 'last']

/**
 * Lines to add to existing lists for every new slice. `list` is the source line with which the list begins. `import` is the
 * import that the added line needs.
 */
export const lists = [
  {
    file: 'core/slices.ts',
    list: 'export interface LazySlices {',
    place: sorted,
    line: '  readonly someSlice: SomeSlice',
    imports: { name: 'SomeSlice', from: './some-area/index.ts', isType: true },
  },
  {
    file: 'core/app/makers.ts',
    list: 'export const makers = {',
    place: sorted,
    line: '  ...someSliceMakers,',
    imports: { name: 'someSliceMakers', from: './some-slice.ts', isType: false },
  },
  { file: 'adapters/modules/after-start.ts', list: 'const lazy = {', place: sorted, line: '  someSlice: none,' },
  {
    file: 'ui/app/lazy-slices.ts',
    list: 'const lazy: {',
    place: sorted,
    line: "  someSlice: () => import('../some-area/some-slice/lazy.ts'),",
  },
]

/** Lines to add to existing lists for a new area. At first, the new area may import no other area. */
export const areaLists = [
  { file: '.ci/import-rules/core.cjs', list: 'const areas = {', place: last, line: "  'some-area': []," },
  // Inserts the line after the entry "./money". Further entries follow, so the line ends with a comma.
  {
    file: 'core/package.json',
    list: '"./money": {',
    place: last,
    line: '    "./some-area": { "@paydeck/source": "./some-area/index.ts", "types": "./dist/some-area/index.d.ts", "node": "./dist/node/some-area/index.js", "default": "./dist/some-area/index.js" },',
  },
]

/** Files that must export the slice. `isOfArea`: true for a new area, false for an existing one, missing for both. */
export const exportLists = [
  { file: 'core/index.ts', line: "export * from './some-area/index.ts'", isOfArea: true },
  { file: 'core/app/index.ts', line: "export * from './some-slice.ts'" },
  { file: 'core/some-area/index.ts', line: "export * from './some-slice/index.ts'", isOfArea: false },
]
