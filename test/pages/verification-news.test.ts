import { makeStores } from '@paydeck/core/kernel'
import { offerVerification, tellVerificationNews, verificationNews } from '@paydeck/core/pages'
import { fakeClock } from '@paydeck/core/testing'
import { makeToastSlot } from '@paydeck/core/toasts'
import { type Application, unknownApplications } from '@paydeck/core/verification'
import { expect, it } from 'vitest'
import { application, recipient } from '../verification/bench.ts'

const bench = (applications: ReadonlyArray<Application> | null) => {
  const [stores, clock] = [makeStores(), fakeClock()]
  const state = stores.make(unknownApplications)
  state.update((now) => ({ ...now, applications }))
  const toasts = makeToastSlot({ stores, clock })
  const put = (next: ReadonlyArray<Application>): void => state.update((now) => ({ ...now, applications: next }))
  const telling = tellVerificationNews({ state }, toasts, '/support')
  return { clock, stores, toasts, put, telling, view: () => toasts.view.get() }
}

it('shows a change once, and never the situation of the first load', async () => {
  const { clock, put, view, telling } = bench(null)
  put([application()])
  expect(view()).toBeNull()
  put([application({ status: 'approved' })])
  expect(view()).toMatchObject({
    role: 'status',
    title: 'You are verified.',
    text: "You're all set. You can make payments of $3,000 or more and use Bill Pay.",
  })
  await clock.advance(6_000)
  put([application({ status: 'approved' })])
  expect(view()).toBeNull()
  telling.unsubscribe()
  put([application({ status: 'rejected' })])
  expect(view()).toBeNull()
})

it('leads to the support where only that helps, and stays until it is closed', async () => {
  const { clock, put, view } = bench([application()])
  put([application({ status: 'rejected' })])
  await clock.advance(60_000)
  expect(view()).toMatchObject({
    role: 'alert',
    title: 'We were unable to verify your identity.',
    text: "Contact support. They can reopen your application or tell you what's missing.",
    link: { label: 'Contact Support', address: '/support' },
  })
})

it('tells nothing to the next user of what the one before had', () => {
  const { stores, put, view } = bench([application()])
  stores.resetAll()
  put([application({ status: 'approved' })])
  expect(view()).toBeNull()
})

it.each([
  ['an application that begins', [], [application({ collectionStatus: 'incomplete' })], 'in progress'],
  ['one that was sent', [application({ collectionStatus: 'incomplete' })], [application()], 'under review'],
  ['a collection that failed', [application()], [application({ collectionStatus: 'failed' })], 'unable to verify'],
  [
    'an approval before what it brought along',
    [application()],
    [recipient(), application({ status: 'approved' })],
    'verified',
  ],
])('shows %s', (_what, before, after, words) => {
  expect(verificationNews(before, after)?.title).toContain(words)
})

it.each([
  [
    'more of a collection',
    [application({ collectionStatus: 'incomplete' })],
    [application({ collectionStatus: 'incomplete', collectionTasks: [{ status: 'completedSuccess' }] })],
  ],
  [
    'what an approval brought along',
    [application({ status: 'approved' })],
    [application({ status: 'approved' }), recipient()],
  ],
  ['an application that is gone', [application()], []],
  ['another product', [], [application({ productName: 'somethingElse' })]],
] as const)('tells nothing of %s', (_what, before, after) => {
  expect(verificationNews(before, after)).toBeNull()
})

it('offers the link of the verification app until it shows news', () => {
  const { toasts, put, view } = bench([])
  const link = { lead: 'No new tab opened?', label: 'Open', address: '/id/verify?apply=x' }
  offerVerification({ link }, toasts)
  expect(view()).toMatchObject({ role: 'status', title: 'No new tab opened?', link: { address: '/id/verify?apply=x' } })
  put([application()])
  expect(view()).toMatchObject({ title: 'Your verification is under review.', link: null })
})
