import { arbitraries } from '@paydeck/core/properties'
import { isTaskDone, progressHeader, progressPercent, verificationAction } from '@paydeck/core/verification'
import fc from 'fast-check'
import { expect, it } from 'vitest'

const tasks = fc.array(arbitraries.CollectionTask, { maxLength: 12 })

const done = ['completedSuccess', 'processing', 'processingDelayed', 'completedFailed']
const someTasks = (count: number, finished: number) =>
  Array.from({ length: count }, (_, index) => ({ status: index < finished ? 'processing' : 'required' }))
const doneOf = (list: ReadonlyArray<{ readonly status: string }>): number =>
  list.filter(({ status }) => done.includes(status)).length

it('VERIF-038 isTaskDone returns true for four statuses of a verification task, and false for any other status', () => {
  fc.assert(
    fc.property(
      arbitraries.CollectionTask.map(({ status }) => status),
      (status) => {
        expect(isTaskDone(status)).toBe(done.includes(status))
      },
    ),
  )
})

it('VERIF-042 the percentage of a verification is an integer from 0 to 100, and the order of the tasks does not change it', () => {
  fc.assert(
    fc.property(tasks, (list) => {
      const percent = progressPercent(list)
      expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true)
      expect(progressPercent(list.toReversed())).toBe(percent)
      const counted = doneOf(list) === 1 ? 2 : doneOf(list)
      const all = list.length > 0 && doneOf(list) === list.length
      const expected = list.length === 0 ? 0 : all ? 100 : Math.round((100 * counted) / list.length)
      expect(percent).toBe(expected)
    }),
    { examples: [[[]], [[{ status: 'processing' }]]] },
  )
})

it('VERIF-042 the percentage of a verification never falls when another task is done', () => {
  fc.assert(
    fc.property(tasks, fc.nat(), (list, which) => {
      const open = list.flatMap(({ status }, index) => (done.includes(status) ? [] : [index]))
      fc.pre(open.length > 0)
      const next = list.map((task, index) =>
        index === open[which % open.length] ? { status: 'completedSuccess' } : task,
      )
      expect(progressPercent(next)).toBeGreaterThanOrEqual(progressPercent(list))
    }),
  )
})

it('VERIF-037 progressHeader returns the text for an approved, a failed, an incomplete or a pending application', () => {
  fc.assert(
    fc.property(
      fc.option(arbitraries.ApplicationStatus),
      fc.option(arbitraries.CollectionStatus),
      tasks,
      (status, collectionStatus, collectionTasks) => {
        const isFailed = status === 'rejected' || status === 'abandoned' || collectionStatus === 'failed'
        const running = `In Progress - ${progressPercent(collectionTasks)}% complete`
        const open = collectionStatus === 'incomplete' ? running : 'Pending approval'
        const expected = status === 'approved' ? 'Complete' : isFailed ? 'Application requires further action' : open
        expect(progressHeader({ status, collectionStatus, collectionTasks })).toBe(expected)
      },
    ),
    { numRuns: 300 },
  )
})

it.each([
  [{ status: 'approved', collectionStatus: 'incomplete' }, 'Complete'],
  [{ status: 'rejected', collectionStatus: null }, 'Application requires further action'],
  [{ status: 'abandoned', collectionStatus: 'incomplete' }, 'Application requires further action'],
  [{ status: 'pending', collectionStatus: 'failed' }, 'Application requires further action'],
  [{ status: 'initializing', collectionStatus: 'incomplete' }, 'In Progress - 60% complete'],
  [{ status: 'pending', collectionStatus: 'incomplete' }, 'In Progress - 60% complete'],
  [{ status: 'pending', collectionStatus: null }, 'Pending approval'],
  [{ status: null, collectionStatus: 'awaitingApproval' }, 'Pending approval'],
] as const)(
  'VERIF-033 VERIF-034 VERIF-035 VERIF-036 the header for the application %j is "%s"',
  (application, text) => {
    expect(progressHeader({ ...application, collectionTasks: someTasks(5, 3) })).toBe(text)
  },
)

it('VERIF-039 VERIF-040 VERIF-041 a single completed task counts as two; the header shows 100% when all tasks are completed', () => {
  const header = (count: number, finished: number): string =>
    progressHeader({
      status: 'initializing',
      collectionStatus: 'incomplete',
      collectionTasks: someTasks(count, finished),
    })
  expect(header(5, 1)).toBe('In Progress - 40% complete')
  expect(header(5, 2)).toBe('In Progress - 40% complete')
  expect(header(1, 1)).toBe('In Progress - 100% complete')
  expect(header(7, 7)).toBe('In Progress - 100% complete')
  expect(header(2, 1)).toBe('In Progress - 100% complete')
})

it('VERIF-029 an approved application has the header "Complete" and no action', () => {
  for (const collectionStatus of ['incomplete', 'failed', null] as const) {
    expect(verificationAction('approved', collectionStatus)).toBeNull()
    expect(progressHeader({ status: 'approved', collectionStatus, collectionTasks: [] })).toBe('Complete')
  }
})
