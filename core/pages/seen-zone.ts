import { memoizeLast } from '../kernel/memo.ts'
import type { Device } from '../platform/ports.ts'

/** Where the user is, by when the clock was looked at, in epoch milliseconds: slow to ask for, so once for each look. */
export const seenZone = ({ timeZone }: Pick<Device, 'timeZone'>): ((seenAt: number) => string) =>
  memoizeLast((_seenAt: number) => timeZone())
