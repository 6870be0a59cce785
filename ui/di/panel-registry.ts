import type { ComponentType } from 'react'
import type { Token } from './use-service.ts'

/** Panels of other slices on the home page. The page determines their position, and their slices determine the content. */
export interface PanelRegistry {
  /** Button to join the card's waitlist, or a sentence about it. */
  readonly cardWaitlist: ComponentType
  /** Reminders of bills that are due soon. Empty if there are none. */
  readonly billReminders: ComponentType
}

export const panelsToken: Token<PanelRegistry> = Symbol('panels')
