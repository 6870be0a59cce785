import { type PaymentWindow, type PaymentWindowEvent, type PostedMessage, unreachable } from '@paydeck/core'
import { type PaymentWindowBench, paymentWindowLaws } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { Observable, Subject } from 'rxjs'
import { catches } from './obey.ts'

const origin = 'https://pay.example'

/** What a payment window is made of; one part of it is wrong in each wrong one. */
const parts = {
  /** Before the first subscription. */
  early: (_show: () => void): void => undefined,
  opening: [{ kind: 'opened' }] as ReadonlyArray<PaymentWindowEvent>,
  told: (message: PostedMessage): PaymentWindowEvent => ({ kind: 'message', ...message }),
  blocked: [{ kind: 'blocked' }] as ReadonlyArray<PaymentWindowEvent>,
  endsAtClose: true,
  keepsFailure: false,
}

const benchOf = (over: Partial<typeof parts>) => (): PaymentWindowBench => {
  const made = { ...parts, ...over }
  const shown: Array<string> = []
  const heard$ = new Subject<PaymentWindowEvent>()
  let isBlocked = false
  let isLost = false
  const show: PaymentWindow['show'] = (invoiceId) => {
    made.early(() => shown.push(invoiceId))
    return new Observable((listener) => {
      shown.push(invoiceId)
      for (const event of isBlocked ? made.blocked : made.opening) listener.next(event)
      if (isBlocked) listener.complete()
      const hearing = heard$.subscribe((event) => {
        listener.next(event)
        if (event.kind === 'closed' && made.endsAtClose) listener.complete()
      })
      return () => hearing.unsubscribe()
    })
  }
  return {
    paymentWindow: {
      origin,
      prepare: async () => {
        const wasLost = isLost
        if (!made.keepsFailure) isLost = false
        return wasLost ? E.left(unreachable) : E.right(undefined)
      },
      show,
    },
    shown: () => shown,
    block: () => {
      isBlocked = true
    },
    post: (message) => heard$.next(made.told(message)),
    close: () => heard$.next({ kind: 'closed' }),
    loseScript: () => {
      isLost = true
    },
  }
}

catches('the laws of the payment window', paymentWindowLaws, benchOf({}), {
  'Nothing is shown before the first subscription, and then the invoice, at once.': benchOf({
    early: (show) => show(),
  }),
  'That the window has opened is told before anything else.': benchOf({ opening: [] }),
  'Every message is told as it is, with its origin, and with whether the window sent it.': benchOf({
    told: (message) => ({ kind: 'message', ...message, isFromWindow: true }),
  }),
  'The end of the window is told, and nothing after it.': benchOf({ endsAtClose: false }),
  'A window that the browser does not open is told to be blocked, and nothing else.': benchOf({ blocked: [] }),
  'A script that does not come is Unreachable, and is asked for anew.': benchOf({ keepsFailure: true }),
})
