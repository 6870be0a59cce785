import { limit } from '../../kernel/limits.ts'

/** Number of last characters that identify an address in a sentence. */
export const addressEnding = limit('address ending', 4)

/** Label of an address that is pending approval (RECV-095). */
export const pendingText = 'Pending approval'

/** Texts of requests and moves (RECV-009 to RECV-011). */
export const moveTexts = {
  request: '{payor} wants to send you a payment.',
  accept: 'Accept Invite',
  setUp: 'Setup Payment',
  goesTo: 'Payments will go to {address}.',
  goesNowhere: 'Their payments need an address first.',
  accepted: 'Payments of {payors} go to {address}. If that has to be approved first, they are held until then.',
  waiting:
    'Payments of {payors} will go to {address}. This will be approved within 24 hours; they are held until then.',
  takenBack: '{payor} waits for your answer again.',
  notMoved: 'That did not work. The list shows where {payor} pays to.',
  undo: 'Undo',
  choose: 'Choose another address',
  choice: 'Where {payor} pays to',
  change: 'Change Address',
} as const
