import { lazy } from 'react'
import type { ModalRegistry } from '../di/modal-registry.ts'
import type { PanelRegistry } from '../di/panel-registry.ts'
import type { SlideRegistry } from '../di/slide-registry.ts'
import { CardWaitlist } from '../waitlist/CardWaitlist.tsx'
import { unbuiltModals } from './not-built.ts'

const OptInErrorModal = lazy(() =>
  import('../waitlist/OptInErrorModal.tsx').then((module) => ({ default: module.OptInErrorModal })),
)
const NotBuiltModal = lazy(() => import('./NotBuilt.tsx').then((module) => ({ default: module.NotBuiltModal })))
const ActivitySlide = lazy(() =>
  import('../payments/ActivitySlide.tsx').then((module) => ({ default: module.ActivitySlide })),
)

export const modals: ModalRegistry = {
  'opt-in-error': { heading: 'We couldn’t add you', content: OptInErrorModal },
  'missing-ssn': { heading: unbuiltModals['missing-ssn'], content: NotBuiltModal },
  'add-funds': { heading: unbuiltModals['add-funds'], content: NotBuiltModal },
}

export const slides: SlideRegistry = {
  invoice: ActivitySlide,
  'bill-payment': ActivitySlide,
  donation: ActivitySlide,
  payout: ActivitySlide,
}

export const panels: PanelRegistry = { cardWaitlist: CardWaitlist }
