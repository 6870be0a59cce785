import { constant, rejected, runStep, unreachable } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import type { Application } from '@paydeck/core/verification'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { expectLabels, expectSentences } from '../../laws/words.ts'
import { pages } from '../../shell/bench.ts'
import { ada, settingsOf } from '../bench.ts'

const yes = constant(true)

const application = (over: Partial<Application>): Application => ({
  applicationId: 'a1',
  productName: 'individualShopperTier1',
  status: 'pending',
  collectionStatus: null,
  collectionTasks: [],
  ...over,
})

const rowFor = async (applications: ReadonlyArray<Application> | null) =>
  (await settingsOf({ applications: { applications } })).view().verification

const toVerification = { kind: 'path', path: '/verification/get-started?apply=individualShopperTier1' }
const toSupport = { kind: 'external', address: '/pages/support' }

it('PROF-009 PROF-011 the profile page shows the user’s name with the action "Update", and the email address', async () => {
  const { view } = await settingsOf()
  expect(view().name).toEqual({ label: 'Name', value: 'Ada Norris', action: 'Update' })
  expect(view().email.value).toBe(' Ada@Example.com')
})

it('the rows of the profile page have different labels and actions, and their notes are whole sentences', async () => {
  const { name, email, notifications, verification, business, wallet } = (
    await settingsOf({ canPairWallet: yes })
  ).view()
  expectLabels(
    Object.fromEntries(
      Object.entries({ name, email, notifications, verification, business, wallet }).map(([row, view]) => [
        row,
        view?.label,
      ]),
    ),
  )
  expectLabels({
    name: name.action,
    verification: verification.action?.label,
    business: business.action.label,
    wallet: wallet?.action,
  })
  const merchant = (await settingsOf({ hasMerchantAccess: yes })).view().business
  const unknown = await rowFor(null)
  expectSentences({
    notifications: notifications.note,
    verification: verification.note,
    unknown: unknown.note,
    business: business.note,
    merchant: merchant.note,
    wallet: wallet?.note,
  })
})

it('if the user has no name, the name row shows "Not added yet"', async () => {
  const { view } = await settingsOf({ info: { ...ada, name: null, firstName: ' ', lastName: null } })
  expect(view().name.value).toBe('Not added yet')
})

it.each([true, false])(
  'PROF-012 the email switch shows the setting stored by the provider: %s',
  async (optInEmailMarketing) => {
    const { view } = await settingsOf({ info: { ...ada, optInEmailMarketing } })
    expect(view().notifications).toMatchObject({
      label: 'Email notifications',
      isOn: optInEmailMarketing,
      isBusy: false,
    })
  },
)

it('PROF-033 PROF-036 the email switch changes immediately, and shows "Saved" for 1 s when the provider responds "success"', async () => {
  const { settings, start, asked, answer, view, profile, advance } = await settingsOf()
  await start(settings.act.toggleNotifications)
  expect(asked).toEqual([['setEmailOptIn', { optIn: true }]])
  expect(view().notifications).toMatchObject({ isOn: true, isBusy: true })
  await answer(E.right('success'))
  expect(view().notifications).toMatchObject({ isOn: true, isBusy: false, outcome: 'Saved' })
  expect(profile.info.get()?.optInEmailMarketing).toBe(true)
  await advance(999)
  expect(view().notifications.outcome).toBe('Saved')
  await advance(1)
  expect(view().notifications.outcome).toBeNull()
  await start(settings.act.toggleNotifications)
  expect(asked.at(-1)).toEqual(['setEmailOptIn', { optIn: false }])
})

it.each([
  ['the response "Success"', E.right('Success')],
  ['an empty response', E.right('')],
  ['a rejection', E.left(rejected(200, 'Not today'))],
  ['no response', E.left(unreachable)],
])(
  'PROF-033 PROF-034 PROF-035 ERR-016 the email switch reverts after %s, and a dialog explains the failure',
  async (_what, reply) => {
    const { settings, start, answer, view, profile, opened } = await settingsOf({
      info: { ...ada, optInEmailMarketing: true },
    })
    await start(settings.act.toggleNotifications)
    expect(view().notifications.isOn).toBe(false)
    await answer(reply)
    expect(view().notifications).toMatchObject({ isOn: true, isBusy: false, outcome: 'Not saved' })
    expect(profile.info.get()?.optInEmailMarketing).toBe(true)
    expect(opened).toEqual([
      { name: 'opt-in-error', text: 'There was a problem updating this setting. Please try again later.' },
    ])
  },
)

it('PROF-036 the email switch shows "Not saved" for 1 s after a failure', async () => {
  const { settings, start, answer, view, advance } = await settingsOf()
  await start(settings.act.toggleNotifications)
  await answer(E.left(unreachable))
  await advance(999)
  expect(view().notifications.outcome).toBe('Not saved')
  await advance(1)
  expect(view().notifications.outcome).toBeNull()
})

it('the email switch sends no request while another request is in flight, and no request after a sign-out', async () => {
  const { settings, start, asked, stores } = await settingsOf()
  await start(settings.act.toggleNotifications)
  await start(settings.act.toggleNotifications)
  expect(asked).toHaveLength(1)
  stores.resetAll()
  settings.act.toggleNotifications()
  await settle()
  expect(asked).toHaveLength(1)
})

it.each([
  ['a success', E.right('success')],
  ['a failure', E.left(unreachable)],
])(
  'SESS-021 if %s arrives after a sign-out, no message is shown and the email switch does not change',
  async (_what, reply) => {
    const { settings, start, answer, stores, profile, opened, view } = await settingsOf()
    await start(settings.act.toggleNotifications)
    stores.resetAll()
    await runStep(profile.steps.basicInfo)()
    await answer(reply)
    expect(opened).toEqual([])
    expect(profile.info.get()).toEqual(ada)
    expect(view().notifications).toMatchObject({ isOn: false, isBusy: false, outcome: null })
  },
)

it('SESS-021 a response to a request of the previous user does not change the email switch of the next user', async () => {
  const { settings, start, answer, stores, profile, view } = await settingsOf()
  await start(settings.act.toggleNotifications)
  stores.resetAll()
  await runStep(profile.steps.basicInfo)()
  await start(settings.act.toggleNotifications)
  await answer(E.left(unreachable))
  expect(view().notifications).toMatchObject({ isOn: true, isBusy: true })
  await answer(E.right('success'))
  expect(view().notifications).toMatchObject({ isOn: true, isBusy: false, outcome: 'Saved' })
})

it('PROF-013 VERIF-021 the verification row shows the status of the shopper verification, and ignores other applications', async () => {
  const approved = await rowFor([application({ status: 'approved' })])
  expect(approved).toMatchObject({
    label: 'Identity verification',
    status: { text: 'Complete', tone: 'good' },
    action: null,
  })
  const incomplete = await rowFor([
    application({
      status: 'initializing',
      collectionStatus: 'incomplete',
      collectionTasks: [
        { status: 'processing' },
        { status: 'new' },
        { status: 'new' },
        { status: 'new' },
        { status: 'new' },
      ],
    }),
  ])
  expect(incomplete.status?.text).toBe('In Progress - 40% complete')
  expect(incomplete.action).toEqual({ label: 'Continue', target: toVerification })
  const rejectedOne = await rowFor([application({ status: 'rejected' })])
  expect(rejectedOne.status?.text).toBe('Application requires further action')
  expect(rejectedOne.action).toEqual({ label: 'Contact Support', target: toSupport })
  const none = await rowFor([application({ productName: 'payoutsRecipient', status: 'approved' })])
  expect(none.action).toEqual({ label: 'Get Verified', target: toVerification })
  expect(none.status?.text).toBe('Not verified yet')
})

it.each([
  ['the verification has not begun', null, null, 'neutral'],
  ['the user has to continue', 'initializing', 'incomplete', 'brand'],
  ['the application is in review', 'pending', null, 'wait'],
  ['the application was rejected', 'rejected', null, 'bad'],
  ['the application was approved', 'approved', null, 'good'],
] as const)(
  'PROF-013 the tone (colour) of the verification status shows that %s',
  async (_what, status, collectionStatus, tone) => {
    const row = await rowFor(status === null ? [] : [application({ status, collectionStatus })])
    expect(row.status?.tone).toBe(tone)
  },
)

it.each([null, 'approved', 'pending', 'rejected'] as const)(
  'VERIF-022 VERIF-023 the verification row mentions $3,000 and 24 to 48 hours for the status %s',
  async (status) => {
    const { note } = await rowFor(status === null ? [] : [application({ status })])
    expect(note).toContain('$3,000 or more')
    expect(note).toContain('24 to 48 hours')
  },
)

it('if the applications failed to load, the verification row offers to load them again', async () => {
  const { settings, view, reloads } = await settingsOf({ applications: { applications: null } })
  expect(view().verification).toMatchObject({ status: null, action: { label: 'Try Again', target: { kind: 'again' } } })
  settings.act.reloadVerification()
  await settle()
  expect(reloads).toHaveLength(1)
  expect(
    (await settingsOf({ applications: { applications: null, status: 'loading' } })).view().verification.action,
  ).toBeNull()
})

it('PROF-014 PROF-015 for a merchant, the business row links to the dashboard of the business', async () => {
  const { view } = await settingsOf({ hasMerchantAccess: yes })
  expect(view().business).toMatchObject({
    label: 'Business',
    action: { label: 'Manage', target: { kind: 'site', address: '/dashboard' } },
  })
})

it('PROF-016 for a user who is not a merchant, the business row links to the upgrade, with the user’s name in the URL', async () => {
  const { view } = await settingsOf()
  expect(view().business.action).toEqual({ label: 'Upgrade', target: { kind: 'site', address: '/upgrade/Ada/Norris' } })
})

it('PROF-017 the wallet row opens the wallet dialog; if wallet pairing is unavailable, the row is missing', async () => {
  expect((await settingsOf()).view().wallet).toBeNull()
  const { settings, view, modal } = await settingsOf({ canPairWallet: yes })
  expect(view().wallet?.label).toBe('Connect to wallet')
  settings.act.pairWallet()
  expect(modal()).toBe('pair-wallet')
})

it('CALL-109 PROF-064 the picture URL contains a hash of the email; a picture that fails to load is removed', async () => {
  const { settings, view } = await settingsOf()
  expect(view()).toMatchObject({ picture: null, initials: 'AN' })
  settings.act.loadPicture()
  await settle()
  expect(view().picture).toBe('/avatars/hash of ada@example.com')
  settings.act.discardPicture()
  expect(view().picture).toBeNull()
})

it('SESS-021 a profile picture that is ready after the sign-out is not shown', async () => {
  const { settings, stores, view } = await settingsOf()
  settings.act.loadPicture()
  stores.resetAll()
  await settle()
  expect(view().picture).toBeNull()
})

it('without a configured avatar service, the profile page loads no picture', async () => {
  const { settings, view } = await settingsOf({ configuration: { avatars: '', pages } })
  settings.act.loadPicture()
  await settle()
  expect(view().picture).toBeNull()
})
