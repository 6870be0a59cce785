import type { ComponentType } from 'react'
import type { Token } from './use-service.ts'

/**
 * Panels on the home page that belong to other slices. The home page determines where a panel is shown; the slice of the
 * panel determines its content.
 */
export interface PanelRegistry {
  /** Button to join the card waitlist, or a sentence that replaces the button. */
  readonly cardWaitlist: ComponentType
  /** Reminders of bills that are due soon. Renders nothing if no bill is due. */
  readonly billReminders: ComponentType
}

export const panelsToken: Token<PanelRegistry> = Symbol('panels')
