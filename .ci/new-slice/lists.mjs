// Places of a slice in lists, by the names of the templates.

const [sorted, last] = ['sorted', 'last']

/** Lines for every slice: the file, the list in it (its first line), the line, and what that line needs imported. */
export const lists = [
  {
    file: 'core/slices.ts',
    list: 'export interface LazySlices {',
    place: sorted,
    line: '  readonly someSlice: SomeSlice',
    imports: { name: 'SomeSlice', from: './some-area/index.ts', isType: true },
  },
  { file: 'adapters/modules/after-start.ts', list: 'const lazy = {', place: sorted, line: '  someSlice: none,' },
  {
    file: 'ui/app/lazy-slices.ts',
    list: 'const lazy: {',
    place: sorted,
    line: "  someSlice: () => import('../some-area/some-slice/lazy.ts'),",
  },
]

/** Lines for an area that is new: it uses no other, until the author says so. */
export const areaLists = [
  { file: '.ci/import-rules/core.cjs', list: 'const areas = {', place: last, line: "  'some-area': []," },
  // After the entry that it names, so that a comma follows.
  {
    file: 'core/package.json',
    list: '"./money": {',
    place: last,
    line: '    "./some-area": { "@paydeck/source": "./some-area/index.ts", "types": "./dist/some-area/index.d.ts", "default": "./dist/some-area/index.js" },',
  },
]

/** Files that export the slice. `isOfArea`: only for a new area, or only for an existing one. */
export const exportLists = [
  { file: 'core/index.ts', line: "export * from './some-area/index.ts'", isOfArea: true },
  { file: 'core/some-area/index.ts', line: "export * from './some-slice/index.ts'", isOfArea: false },
]
