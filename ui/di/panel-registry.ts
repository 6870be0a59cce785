import type { ComponentType } from 'react'
import type { Token } from './use-service.ts'

/** Panels that one slice shows and another offers: the home page knows their place, not their content. */
export interface PanelRegistry {
  /** The button or the sentence of the card's waitlist. */
  readonly cardWaitlist: ComponentType
  /** The bills that are due soon, where any are. */
  readonly billReminders: ComponentType
}

export const panelsToken: Token<PanelRegistry> = Symbol('panels')
