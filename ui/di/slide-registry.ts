import type { SlideKind } from '@paydeck/core'
import type { ComponentType } from 'react'

export interface SlideProps {
  /** An id says which item is meant only within its kind. */
  readonly kind: SlideKind
  readonly id: string
}

/** What the detail carousel shows of each kind of item: a missing kind is a compile error. */
export type SlideRegistry = Readonly<Record<SlideKind, ComponentType<SlideProps>>>
