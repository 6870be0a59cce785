import type { SlideKind } from '@paydeck/core'
import { type ComponentType, createElement } from 'react'

export interface SlideProps<K extends SlideKind = SlideKind> {
  /** Kind of the item. Two items of different kinds can have the same id. */
  readonly kind: K
  readonly id: string
}

/** Component that shows an item, for each kind of item. TypeScript reports a missing kind. */
export type SlideRegistry = { readonly [K in SlideKind]: ComponentType<SlideProps<K>> }

/** Renders the content of a slide with the component of its kind. */
export const slideContent = <K extends SlideKind>(registry: SlideRegistry, slide: SlideProps<K>) =>
  createElement<SlideProps<K>>(registry[slide.kind], slide)
