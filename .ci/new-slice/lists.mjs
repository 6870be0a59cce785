// Where a slice stands in a list, in the templates' names.

const [sorted, last] = ['sorted', 'last']

/** Lines for every slice: the file, the list in it (its first line), the line, and what that line needs imported. */
export const lists = [
  {
    file: 'core/slices.ts',
    list: 'export interface Slices {',
    place: sorted,
    line: '  /** Bound with its dialog. */\n  readonly someSlice: SomeSlice',
    imports: { name: 'SomeSlice', from: './some-area/index.ts', isType: true },
  },
  { file: 'core/late-slices.ts', list: 'export const lateSlices = [', place: sorted, line: "  'someSlice'," },
  {
    file: 'core/ports.ts',
    list: 'export interface Ports {',
    place: last,
    line: '  readonly someSliceRecords: SomeSliceRecords',
    imports: { name: 'SomeSliceRecords', from: './some-area/index.ts', isType: true },
  },
  {
    file: 'core/modals.ts',
    list: 'export type ModalName =',
    place: last,
    line: '  | SomeSliceModal',
    imports: { name: 'SomeSliceModal', from: './some-area/index.ts', isType: true },
  },
  {
    file: 'core/memory/methods.ts',
    list: 'export const providerPorts = [',
    place: last,
    line: "  'someSliceRecords',",
  },
  {
    file: 'core/memory/provider.ts',
    list: "): Omit<Pick<Ports, ProviderPort>, 'walletBridge'> => ({",
    place: last,
    line: '  someSliceRecords: memorySomeSliceRecords,',
    imports: { name: 'memorySomeSliceRecords', from: './some-slice.ts' },
  },
  {
    file: 'adapters/wire/table.ts',
    list: 'export const wireTable = {',
    place: last,
    line: '  [getSomeSlice.name]: getSomeSlice,',
    imports: { name: 'getSomeSlice', from: './some-area/some-slice.ts' },
  },
  {
    file: 'adapters/modules/after-start.ts',
    list: 'const late = {',
    place: sorted,
    line: "  someSlice: async () => [(await import('./some-slice.ts')).someSliceModule],",
  },
  {
    file: 'adapters/sandbox/handlers.ts',
    list: 'export const handlers = {',
    place: sorted,
    line: '  ...someSliceHandlers,',
    imports: { name: 'someSliceHandlers', from: './some-area/some-slice.ts', isInSandbox: true },
  },
  {
    file: 'ui/app/registries.ts',
    list: 'export const modals: ModalRegistry = {',
    place: last,
    line: `  'some-slice': {
    heading: 'Some slice',
    content: latePart(
      ['someSlice'],
      () => import('../some-area/some-slice/late.ts'),
      (part) => [part.SomeSliceModal, part.someSliceModule],
    ),
  },`,
  },
  { file: 'docs/examples/terminal/ports.ts', list: 'type Unused =', place: last, line: "  | 'someSliceRecords'" },
  {
    file: 'test/app/container.test.tsx',
    list: 'const ports: Readonly<Record<keyof Ports, true>> = {',
    place: last,
    line: '  someSliceRecords: true,',
  },
  {
    file: 'test/app/container.test.tsx',
    list: 'const slices: Readonly<Record<keyof Slices, true>> = {',
    place: last,
    line: '  someSlice: true,',
  },
  {
    file: 'test/app/real-app.ts',
    list: '  const app = makeContainer([',
    place: last,
    line: '    someSliceModule,',
    imports: { name: 'someSliceModule', from: '../../ui/some-area/some-slice/module.ts' },
  },
  {
    file: 'test/sandbox/samples.ts',
    list: 'export const samples = {',
    place: last,
    line: "  'GET /users/some-slice': none,",
  },
  {
    file: 'test/conformance/provider.test.ts',
    list: 'const reads = {',
    place: last,
    line: "  'the some slice': asking('GET /users/some-slice', ({ rest }) => restSomeSliceRecords(rest).current),",
    imports: { name: 'restSomeSliceRecords', from: '@paydeck/adapters/rest/some-area/some-slice' },
  },
  {
    file: 'test/conformance/memory-calls.test.ts',
    list: 'const reads = {',
    place: last,
    line: "  'someSliceRecords.current': ({ ports }) => ports.someSliceRecords.current,",
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

/** Where what is public is named; `isOfArea`: only for an area that is new, or only for one that is not. */
export const exportLists = [
  { file: 'core/model.ts', line: "export * from './some-area/some-slice/model.ts'" },
  { file: 'core/index.ts', line: "export * from './some-area/index.ts'", isOfArea: true },
  { file: 'core/some-area/index.ts', line: "export * from './some-slice/index.ts'", isOfArea: false },
]
