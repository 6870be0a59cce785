import { memoizeLast } from '../kernel/memo.ts'
import type { Device } from '../platform/ports.ts'

/** Returns the time zone of the device. Reads it once for each `seenAt` (milliseconds since 1970), since reading is slow. */
export const seenZone = ({ timeZone }: Pick<Device, 'timeZone'>): ((seenAt: number) => string) =>
  memoizeLast((_seenAt: number) => timeZone())
