export * from './merged.ts'
export * from './offered.ts'
export * from './reading.ts'
export { type Source, type SourceCard, type SourcePorts, sourcesOf } from './sources.ts'
