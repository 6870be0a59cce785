import type { RouteId } from '@paydeck/core'
import type { ComponentType } from 'react'

/** Props of a screen: its route, and the parameters from the path or the query of the URL. */
export interface ScreenProps {
  readonly id: RouteId
  readonly params: Readonly<Record<string, string>>
}

export type Screen = ComponentType<ScreenProps>
