import type { SlideKind } from '@paydeck/core'
import type { ComponentType } from 'react'

export interface SlideProps {
  /** Kind of the item. Ids are unique only within a kind. */
  readonly kind: SlideKind
  readonly id: string
}

/** Component of each kind of slide. A missing kind is a compile error. */
export type SlideRegistry = Readonly<Record<SlideKind, ComponentType<SlideProps>>>
