export * from './merged.ts'
export * from './offered.ts'
export * from './reading.ts'
export type { SourceCard, SourcePorts } from './sources.ts'
