import type { RouteId } from '@paydeck/core'
import type { ComponentType } from 'react'

/** What a screen is given: its route, and the values that the path or the query names. */
export interface ScreenProps {
  readonly id: RouteId
  readonly params: Readonly<Record<string, string>>
}

export type Screen = ComponentType<ScreenProps>
