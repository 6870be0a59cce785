import type { ComponentType } from 'react'
import type { Lazy } from '../kit/lazy.tsx'
import type { Token } from './use-service.ts'

export interface SinceProps {
  /** True once the home page is visible. */
  readonly isReady: boolean
  /** Called when the strip has its final height. */
  readonly onReady: () => void
}

export interface BillRemindersProps {
  /** Called when the reminders have their final height. */
  readonly onReady: () => void
}

/**
 * Panels on the home page that belong to other slices. The home page determines where a panel is shown; the slice of the
 * panel determines its content.
 */
export interface PanelRegistry {
  /** Button to join the card waitlist, or a sentence that replaces the button. */
  readonly cardWaitlist: ComponentType
  /** Reminders of bills that are due soon. Renders nothing if no bill is due. */
  readonly billReminders: ComponentType<BillRemindersProps>
  /** Changes since the last visit. Renders nothing if nothing has changed. */
  readonly since: Lazy<SinceProps>
}

export const panelsToken: Token<PanelRegistry> = Symbol('panels')
