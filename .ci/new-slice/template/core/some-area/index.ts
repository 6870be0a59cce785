export * from './some-slice/index.ts'
