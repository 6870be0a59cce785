import type { DeviceClass } from '../model.ts'
import { deviceRows } from '../tables/device.ts'

/** Total over every user agent (SHELL-085). */
export const deviceClass = (userAgent: string): DeviceClass =>
  deviceRows.find(({ has }) => has.every((word) => userAgent.includes(word)))?.is ?? 'desktop'
