export * from './model.ts'
export type { ActivityRecords } from './ports.ts'
export * from './rules/index.ts'
export { makeTimeline, type Timeline } from './slice.ts'
export * from './view/index.ts'
export {
  makeReadEntries,
  makeReadParts,
  type Reading,
  type ReadingPorts,
  type ReadParts,
  type Source,
  type SourcePorts,
  sourcesOf,
  type TimelinePorts,
} from './use-cases/index.ts'
