import { constant, rejected, type Fault, unreachable } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import { makeWaitlist, unknownOptIn, type OptIn } from '@paydeck/core/waitlist'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { makeSurroundings, questions } from '../slice-bench/index.ts'

type Answer<A> = E.Either<Fault, A>

interface Circumstances {
  readonly country?: string | null
  readonly email?: string | null
  /** Response to the request for the opt-in data of the user. */
  readonly known?: Answer<OptIn> | Promise<Answer<OptIn>>
}

/** Creates the waitlist slice with fake ports. Each request to join stays pending until the test resolves it. */
const waitlistWith = ({
  country = 'US',
  email = 'ada@example.com',
  known = E.right(unknownOptIn),
}: Circumstances = {}) => {
  const { ports, seen } = makeSurroundings(1_700_000_000_000)
  const joins = questions<{ readonly email: string; readonly attribute: string }, void>()
  const waitlist = makeWaitlist({
    ...ports,
    mailingLists: { optInOf: () => async () => known, join: joins.ask },
    configuration: { productName: 'Paydeck' },
    country: constant(country),
    email: constant(email),
  })
  return { ...seen, waitlist, asked: joins.inputs, answer: joins.answerIfAsked }
}

const joined = E.right(undefined)
const refused = E.left(rejected(500))

it('CARD-093 HOME-023 the card waitlist hides its button exactly 1 s after joining has succeeded', async () => {
  const { waitlist, answer, advance } = waitlistWith()
  waitlist.join('card')
  await answer(joined)
  await advance(999)
  expect(waitlist.view.card.get().button?.status).toBe('success')
  await advance(1)
  expect(waitlist.view.card.get().button).toBeNull()
})

it('CARD-093 HOME-024 the card waitlist enables its button exactly 3 s after joining has failed', async () => {
  const { waitlist, answer, advance } = waitlistWith()
  const before = waitlist.view.card.get()
  waitlist.join('card')
  await answer(refused)
  await advance(2999)
  expect(waitlist.view.card.get().button?.status).toBe('failed')
  await advance(1)
  expect(waitlist.view.card.get()).toEqual(before)
  expect(before.button).toEqual({ label: 'Join Waitlist', status: null, disabled: false })
})

it('HOME-028 a user who already has the attribute of the card waitlist sees no button after this attribute has loaded', async () => {
  const known = { emailSubscribe: 'subscribed', emailOptedInAt: 5, attributes: ['Card Waitlist'] } as const
  const { waitlist } = waitlistWith({ known: E.right(known) })
  expect(waitlist.view.card.get().button).not.toBeNull()
  await waitlist.tasks.load()
  expect(waitlist.view.card.get()).toEqual({ button: null, invitation: null, text: 'You are on the waitlist.' })
})

it('BILL-050 opt-in data that loads late adds the waitlists it contains, and keeps a waitlist that the user has joined', async () => {
  const known = { emailSubscribe: 'unsubscribed', emailOptedInAt: null, attributes: ['BillPay Waitlist'] } as const
  let resolveLookup = (): void => undefined
  const lookedUp = new Promise<E.Either<never, OptIn>>((resolve) => {
    resolveLookup = () => resolve(E.right(known))
  })
  const { waitlist, answer, advance } = waitlistWith({ known: lookedUp })
  const loading = waitlist.tasks.load()
  waitlist.join('card')
  await answer(joined)
  resolveLookup()
  await loading
  await advance(1000)
  const sentence = 'You are on the waitlist.'
  expect(waitlist.view.card.get().text).toBe(sentence)
  expect(waitlist.view['bill-pay'].get().button?.label).toBe(sentence)
})

it('SESS-021 after a sign-out, late responses to requests of the previous user have no effect on the waitlists', async () => {
  const known = { emailSubscribe: 'subscribed', emailOptedInAt: 5, attributes: ['BillPay Waitlist'] } as const
  for (const result of [joined, refused]) {
    let resolveLookup = (): void => undefined
    const lookedUp = new Promise<E.Either<never, OptIn>>((resolve) => {
      resolveLookup = () => resolve(E.right(known))
    })
    const { waitlist, stores, answer, advance, opened } = waitlistWith({ known: lookedUp })
    const atFirst = [waitlist.view.card.get(), waitlist.view['bill-pay'].get()]
    const loading = waitlist.tasks.load()
    waitlist.join('card')
    await settle()
    stores.resetAll()
    await answer(result)
    resolveLookup()
    await loading
    await advance(10_000)
    expect([waitlist.view.card.get(), waitlist.view['bill-pay'].get(), opened]).toEqual([...atFirst, []])
  }
})

it('BILL-045 the Bill Pay waitlist shows success for exactly 1 s; its button then stays disabled', async () => {
  const { waitlist, answer, advance } = waitlistWith()
  waitlist.join('bill-pay')
  await answer(joined)
  await advance(999)
  expect(waitlist.view['bill-pay'].get().button?.status).toBe('success')
  await advance(1)
  expect(waitlist.view['bill-pay'].get().button).toEqual({
    label: 'You are on the waitlist.',
    status: null,
    disabled: true,
  })
})

it('BILL-046 ERR-066 the Bill Pay waitlist shows a failure for exactly 1 s, then enables its button again', async () => {
  const { waitlist, answer, advance } = waitlistWith()
  waitlist.join('bill-pay')
  await answer(refused)
  expect(waitlist.view['bill-pay'].get().text).toBe('Error joining waitlist. Please try again.')
  await advance(999)
  expect(waitlist.view['bill-pay'].get().button?.status).toBe('failed')
  await advance(1)
  expect(waitlist.view['bill-pay'].get()).toEqual({
    button: { label: 'Join waitlist', status: null, disabled: false },
    invitation: null,
    text: null,
  })
})

it('ERR-017 ERR-067 when joining the card waitlist fails, the modal "opt-in-error" opens', async () => {
  const { waitlist, answer, opened } = waitlistWith()
  waitlist.join('card')
  await answer(refused)
  expect(opened).toEqual([
    { name: 'opt-in-error', text: 'There was an error adding you to the list. Please try again later.' },
  ])
  expect(waitlist.view.card.get().text).toBeNull()
})

it('ERR-067 when joining the Bill Pay waitlist fails, no modal opens', async () => {
  const { waitlist, answer, opened } = waitlistWith()
  waitlist.join('bill-pay')
  await answer(refused)
  expect(opened).toEqual([])
})

it('a request to join contains the email address of the user and the attribute of the waitlist', async () => {
  const { waitlist, asked, answer } = waitlistWith()
  waitlist.join('card')
  await answer(joined)
  waitlist.join('bill-pay')
  await answer(joined)
  expect(asked).toEqual([
    { email: 'ada@example.com', attribute: 'Card Waitlist' },
    { email: 'ada@example.com', attribute: 'BillPay Waitlist' },
  ])
})

it('joining twice before the response sends one request', async () => {
  const { waitlist, asked, answer } = waitlistWith()
  waitlist.join('card')
  waitlist.join('card')
  await answer(joined)
  expect(asked).toHaveLength(1)
})

it('if the email address of the user is unknown, the button is disabled, and an attempt to join sends no request', async () => {
  const { waitlist, asked } = waitlistWith({ email: null })
  expect(waitlist.view.card.get().button?.disabled).toBe(true)
  waitlist.join('card')
  await settle()
  expect(asked).toEqual([])
})

it('a failed load of the opt-in data is logged, and the user can then join', async () => {
  const { waitlist, warnings } = waitlistWith({ known: E.left(unreachable) })
  await waitlist.tasks.load()
  expect(waitlist.view.card.get().button?.label).toBe('Join Waitlist')
  expect(warnings).toEqual(['The opt-in data could not be loaded: no answer'])
  expect(unknownOptIn.attributes).toEqual([])
})
