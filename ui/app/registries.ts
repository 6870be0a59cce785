import type { ModalRegistry } from '../di/modal-registry.ts'
import type { SlideRegistry } from '../di/slide-registry.ts'
import { ActivitySlide } from '../payments/ActivitySlide.tsx'
import { OptInErrorModal } from '../waitlist/OptInErrorModal.tsx'
import { NotBuiltModal } from './NotBuilt.tsx'
import { unbuiltModals } from './not-built.ts'

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
