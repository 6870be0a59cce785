import type { SlideKind } from '@paydeck/core'
import type { ComponentType } from 'react'

export interface SlideProps {
  /** Kind of the item. Two items of different kinds can have the same id. */
  readonly kind: SlideKind
  readonly id: string
}

/** Component that shows an item, for each kind of item. TypeScript reports a missing kind. */
export type SlideRegistry = Readonly<Record<SlideKind, ComponentType<SlideProps>>>
