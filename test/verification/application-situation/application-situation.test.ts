import { application as wireApplication } from '@paydeck/adapters/wire/verification/applications'
import type { CollectionTaskName } from '@paydeck/core/model'
import {
  applicationProgressView,
  productNames,
  situationOf,
  stepTime,
  type Application,
} from '@paydeck/core/verification'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { application } from '../bench.ts'

const history = [
  { step: 'applied', at: '2026-11-20T16:05:00Z' },
  { step: 'collected', at: '2026-11-20T16:12:00Z' },
  { step: 'inReview', at: '2026-11-20T16:13:00Z' },
]
const decided = [...history, { step: 'decided', at: '2026-11-21T09:30:00Z' }]
const now = Date.parse('2026-11-21T12:00:00Z')

const viewOf = (change: Partial<Application> | null, at = now, timeZone = 'UTC') =>
  applicationProgressView('individualShopperTier1', change === null ? null : application(change), { now: at, timeZone })
const stepsOf = (change: Partial<Application>): ReadonlyArray<string> =>
  viewOf(change).timeLine?.steps.map(({ label, state, note }) => `${label}, ${state}, ${note ?? '-'}`) ?? []

it.each([
  [null, 'not-started'],
  [{ status: 'initializing' }, 'opened'],
  [{ status: null }, 'opened'],
  [{ status: 'pending', collectionStatus: 'incomplete' }, 'started'],
  [{ collectionStatus: 'incomplete', collectionTasks: [{ status: 'notStarted' }] }, 'started'],
  [{ collectionStatus: 'incomplete', collectionTasks: [{ status: 'completedSuccess' }] }, 'unsubmitted'],
  [
    { collectionStatus: 'incomplete', collectionTasks: [{ status: 'completedSuccess' }, { status: 'notStarted' }] },
    'started',
  ],
  [{ status: 'initializing', collectionStatus: 'awaitingApproval' }, 'in-review'],
  [{ status: 'pending' }, 'in-review'],
  [{ status: 'rejected', collectionStatus: 'incomplete' }, 'rejected'],
  [{ status: 'abandoned', collectionStatus: 'failed' }, 'abandoned'],
  [{ status: 'pending', collectionStatus: 'failed' }, 'failed'],
  [{ status: 'approved', collectionStatus: 'failed' }, 'approved'],
] as const)('situationOf(%o) returns "%s"; null means that there is no application', (change, situation) => {
  expect(situationOf(change === null ? null : application(change))).toBe(situation)
})

it('VERIF-035 if all tasks of an incomplete application are done, the view tells the user to submit the documents', () => {
  const collectionTasks = [{ status: 'completedSuccess' }, { status: 'processing' }]
  const view = viewOf({ status: 'initializing', collectionStatus: 'incomplete', collectionTasks })
  expect([view.header, view.why.text, view.next.text]).toEqual([
    'In Progress - 100% complete',
    "Every part is done, but you haven't submitted your documents.",
    'Submit your documents in the other tab. If you closed it, choose Continue.',
  ])
})

const open = (...names: ReadonlyArray<CollectionTaskName | null | undefined>) =>
  names.map((name) => ({ name, status: 'notStarted' }))
const done = (name: CollectionTaskName) => ({ name, status: 'completedSuccess' })
const unnamed = 'You started, but a part is still missing.'

it.each([
  ['no task', [], unnamed],
  ['one of two tasks open', [done('identityDocument'), ...open('selfie')], 'Still missing: your selfie.'],
  ['two tasks open', open('selfie', 'address'), 'Still missing: your selfie and your address.'],
  [
    'every task open, in any order',
    open('personalDetails', 'address', 'selfie', 'identityDocument'),
    'Still missing: your identity document, your selfie, your address, and your personal details.',
  ],
  ['a task to be repeated', [{ name: 'selfie', status: 'tryAgain' }], 'Still missing: your selfie.'],
  ['the same task twice', open('selfie', 'selfie'), 'Still missing: your selfie.'],
  [
    'a task that is being checked',
    [{ name: 'selfie', status: 'processing' }, ...open('address')],
    'Still missing: your address.',
  ],
  ['an unknown and a known task name', open(null, 'selfie'), 'Still missing: your selfie.'],
  ['only unknown task names', open(null, null), unnamed],
  ['tasks without names', open(undefined, undefined), unnamed],
] as const)(
  'VERIF-035 the view of an incomplete application names each missing document whose task has a known name: %s',
  (_case, collectionTasks, why) => {
    const view = viewOf({ collectionStatus: 'incomplete', collectionTasks })
    expect([view.why.text, view.next.text]).toEqual([
      why,
      'Continue where you left off. After you finish, we decide on your application.',
    ])
  },
)

it('VERIF-015 an unknown task name is decoded as null', () => {
  const task = { status: 'notStarted' }
  const collectionTasks = [{ ...task, name: 'retina' }, { ...task, name: 7 }, { ...task, name: 'selfie' }, task]
  const read = wireApplication.decode({
    applicationId: 'a',
    productName: 'individualShopperTier1',
    status: 'pending',
    collectionStatus: 'incomplete',
    collectionTasks,
  })
  expect(E.isRight(read) && read.right.collectionTasks).toEqual([
    { ...task, name: null },
    { ...task, name: null },
    { ...task, name: 'selfie' },
    task,
  ])
})

it('VERIF-041 the view names the missing document of the second task even if the header already shows 100%', () => {
  const view = viewOf({
    collectionStatus: 'incomplete',
    collectionTasks: [done('identityDocument'), ...open('selfie')],
  })
  expect([view.header, view.why.text]).toEqual(['In Progress - 100% complete', 'Still missing: your selfie.'])
})

it.each(['rejected', 'abandoned'] as const)(
  'VERIF-034 the view of an application that was %s shows the reason for the decision if the provider states one',
  (status) => {
    const reasoned = decided.map((event) =>
      event.step === 'decided' ? { ...event, reason: 'The photo is blurred.' } : event,
    )
    expect(viewOf({ status, history: reasoned }).why.text).toMatch(/[.] The photo is blurred[.]$/)
    expect(viewOf({ status, history: decided }).why.text).not.toMatch(/blurred/)
  },
)

it('the view of a reopened application does not show the reason for the earlier decision', () => {
  const reasoned = [{ step: 'decided', at: '2026-11-21T09:30:00Z', reason: 'The photo is blurred.' }]
  const view = viewOf({ status: 'initializing', collectionStatus: 'incomplete', history: reasoned })
  expect(view.why.text).not.toContain('blurred')
})

it('the view of an application in review shows when its documents were submitted and when the decision is due', () => {
  const view = viewOf({ history })
  expect(view.why).toEqual({
    label: 'Why this status',
    text: 'You sent everything on Nov 20, 2026 at 4:12 PM. Our team is reviewing it.',
  })
  expect(view.next.text).toBe("We'll decide by Nov 22, 2026 at 4:13 PM. This status updates by itself.")
  expect(view.usual).toEqual({ label: 'How long it takes', text: 'Review takes 24 to 48 hours.' })
  // Times are shown in the user's time zone.
  expect(viewOf({ history }, now, 'America/New_York').why.text).toContain('Nov 20, 2026 at 11:12 AM')
})

it('the view of an application in review shows no date for the decision if this date has passed or is unknown', () => {
  const late = viewOf({ history }, Date.parse('2026-11-22T16:13:00.001Z'))
  expect(late.next.text).toBe("We'll decide soon. This status updates by itself.")
  const silent = viewOf({})
  expect(silent.why.text).toBe('You sent everything. Our team is reviewing it.')
  expect(silent.next.text).toBe("We'll decide soon. This status updates by itself.")
  expect(stepsOf({})).toEqual([
    'Applied, done, -',
    'Documents sent, done, -',
    'In review, now, -',
    'Decision, later, -',
  ])
})

it('the timeline of an application shows when its steps happened, which step is current and which follow', () => {
  const [applied, sent, review] = [
    'Applied, done, Nov 20, 2026 at 4:05 PM',
    'Documents sent, done, Nov 20, 2026 at 4:12 PM',
    'In review, now, Nov 20, 2026 at 4:13 PM',
  ]
  expect(viewOf(null).timeLine).toBeNull()
  expect(stepsOf({ status: 'initializing', history: history.slice(0, 1) })).toEqual([
    applied,
    'Documents sent, now, -',
    'In review, later, -',
    'Decision, later, -',
  ])
  expect(stepsOf({ history })).toEqual([applied, sent, review, 'Decision, later, -'])
  expect(stepsOf({ status: 'approved', history: decided }).slice(2)).toEqual([
    'In review, done, Nov 20, 2026 at 4:13 PM',
    'Decision, done, Nov 21, 2026 at 9:30 AM',
  ])
  expect(stepsOf({ status: 'rejected', history: decided }).at(-1)).toBe('Decision, failed, Nov 21, 2026 at 9:30 AM')
  expect(stepsOf({ collectionStatus: 'failed', history: [] })).toEqual([
    'Applied, done, -',
    'Documents sent, failed, -',
    'In review, later, -',
    'Decision, later, -',
  ])
})

it('when documents are requested again, the timeline shows no times for the later steps, even if they happened before', () => {
  expect(stepsOf({ collectionStatus: 'incomplete', history }).slice(2)).toEqual([
    'In review, later, -',
    'Decision, later, -',
  ])
})

it('stepTime returns the last time at which the step happened, or null if the time is missing or invalid', () => {
  const again = [...history, { step: 'collected', at: '2026-11-21T08:00:00Z' }]
  expect(stepTime(application({ history: again }), 'collected')).toBe(Date.parse('2026-11-21T08:00:00Z'))
  expect(stepTime(application({ history: [{ step: 'applied', at: 'yesterday' }] }), 'applied')).toBeNull()
  expect(stepTime(application(), 'applied')).toBeNull()
  expect(stepTime(null, 'applied')).toBeNull()
})

it('the view of an approved application states what the user can now do with its product', () => {
  const next = (product: (typeof productNames)[number]): string =>
    applicationProgressView(product, application({ status: 'approved', history: decided }), { now, timeZone: 'UTC' })
      .next.text
  expect(productNames.map(next)).toEqual([
    "You're all set. You can make payments of $3,000 or more and use Bill Pay.",
    "You're all set. You can receive payouts.",
  ])
  expect(viewOf({ status: 'approved', history: decided }).why.text).toBe('Approved on Nov 21, 2026 at 9:30 AM.')
})

it.each([
  [null, 'neutral', 'Not verified yet', "You haven't started yet."],
  [{ status: 'initializing' }, 'neutral', 'Pending approval', "You applied, but haven't sent anything yet."],
  [
    { collectionStatus: 'incomplete' },
    'brand',
    'In Progress - 0% complete',
    'You started, but a part is still missing.',
  ],
  [{ status: 'rejected' }, 'bad', 'Application requires further action', "We couldn't verify you with what you sent."],
  [
    { status: 'abandoned' },
    'bad',
    'Application requires further action',
    'Your application was closed before you finished it.',
  ],
  [
    { collectionStatus: 'failed' },
    'bad',
    'Application requires further action',
    "We couldn't read your document, or your details don't match it.",
  ],
  [{ status: 'approved' }, 'good', 'Complete', 'You are verified.'],
] as const)(
  'the view of the application %o has the tone "%s", and a header and an explanation that match its status',
  (change, tone, header, why) => {
    expect(viewOf(change)).toMatchObject({ tone, header, why: { text: why } })
  },
)
