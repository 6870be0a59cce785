import type { DeviceClass } from '../model.ts'

export interface DeviceRow {
  readonly has: ReadonlyArray<string>
  readonly is: DeviceClass
}

/** The first row that fits a user agent says what it is; none: a desktop (SHELL-085). */
export const deviceRows: ReadonlyArray<DeviceRow> = [
  { has: ['iPad'], is: 'tablet' },
  { has: ['iPhone'], is: 'mobile' },
  { has: ['Android', 'Mobile'], is: 'mobile' },
  { has: ['Android'], is: 'tablet' },
]
