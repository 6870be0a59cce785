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
  const setApplications = (next: ReadonlyArray<Application>): void =>
    state.update((now) => ({ ...now, applications: next }))
  const subscription = tellVerificationNews({ state }, toasts, '/support')
  return { clock, stores, toasts, setApplications, subscription, view: () => toasts.view.get() }
}

it('a toast shows each status change of an application once; the first load of the applications shows no toast', async () => {
  const { clock, setApplications, view, subscription } = bench(null)
  setApplications([application()])
  expect(view()).toBeNull()
  setApplications([application({ status: 'approved' })])
  expect(view()).toMatchObject({
    role: 'status',
    title: 'You are verified.',
    text: "You're all set. You can make payments of $3,000 or more and use Bill Pay.",
  })
  await clock.advance(6_000)
  setApplications([application({ status: 'approved' })])
  expect(view()).toBeNull()
  subscription.unsubscribe()
  setApplications([application({ status: 'rejected' })])
  expect(view()).toBeNull()
})

it('the toast about a rejected application has a link to support and stays until the user closes it', async () => {
  const { clock, setApplications, view } = bench([application()])
  setApplications([application({ status: 'rejected' })])
  await clock.advance(60_000)
  expect(view()).toMatchObject({
    role: 'alert',
    title: 'We were unable to verify your identity.',
    text: "Contact support. They can reopen your application or tell you what's missing.",
    link: { label: 'Contact Support', address: '/support' },
  })
})

it('after a sign-out, the next user’s application is not compared with the previous user’s, so no toast appears', () => {
  const { stores, setApplications, view } = bench([application()])
  stores.resetAll()
  setApplications([application({ status: 'approved' })])
  expect(view()).toBeNull()
})

it.each([
  ['a started application', [], [application({ collectionStatus: 'incomplete' })], 'in progress'],
  ['a submitted application', [application({ collectionStatus: 'incomplete' })], [application()], 'under review'],
  ['a failed collection', [application()], [application({ collectionStatus: 'failed' })], 'unable to verify'],
  [
    'an approval rather than the application that it added',
    [application()],
    [recipient(), application({ status: 'approved' })],
    'verified',
  ],
])('verificationNews returns news about %s', (_what, before, after, title) => {
  expect(verificationNews(before, after)?.title).toContain(title)
})

it.each([
  [
    'progress within a collection',
    [application({ collectionStatus: 'incomplete' })],
    [application({ collectionStatus: 'incomplete', collectionTasks: [{ status: 'completedSuccess' }] })],
  ],
  [
    'an application that an approval added',
    [application({ status: 'approved' })],
    [application({ status: 'approved' }), recipient()],
  ],
  ['a removed application', [application()], []],
  ['another product', [], [application({ productName: 'somethingElse' })]],
] as const)('verificationNews returns null for %s', (_what, before, after) => {
  expect(verificationNews(before, after)).toBeNull()
})

it('the toast with a link to the verification app stays until a toast about a status change replaces it', () => {
  const { toasts, setApplications, view } = bench([])
  const link = { lead: 'No new tab opened?', label: 'Open', address: '/id/verify?apply=x' }
  offerVerification({ link }, toasts)
  expect(view()).toMatchObject({ role: 'status', title: 'No new tab opened?', link: { address: '/id/verify?apply=x' } })
  setApplications([application()])
  expect(view()).toMatchObject({ title: 'Your verification is under review.', link: null })
})
