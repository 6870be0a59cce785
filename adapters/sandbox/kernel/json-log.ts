import { type DestinationStream, pino } from 'pino'
import type { Log } from './log.ts'
import { requestField } from './request-scope.ts'

/**
 * Creates a log of JSON lines. Each line that belongs to a request contains its id as `request`.
 * @param level lowest level that is written, such as "warn"
 * @param destination where the lines go; default: standard output
 */
export const makeJsonLog = (level: string, destination?: DestinationStream): Log => {
  const options = { level, mixin: requestField }
  return destination === undefined ? pino(options) : pino(options, destination)
}
