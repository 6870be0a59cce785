import type { DeviceClass } from '../model.ts'

export interface DeviceRow {
  readonly has: ReadonlyArray<string>
  readonly lacks: ReadonlyArray<string>
  readonly is: DeviceClass
}

/** The first row that fits a user agent says what it is; none: a desktop (SHELL-085). */
export const deviceRows: ReadonlyArray<DeviceRow> = [
  { has: ['iPad'], lacks: [], is: 'tablet' },
  { has: ['iPhone'], lacks: [], is: 'mobile' },
  { has: ['Android', 'Mobile'], lacks: [], is: 'mobile' },
  { has: ['Android'], lacks: ['Mobile'], is: 'tablet' },
]
