import { rejected } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import { applicationsView, makeApplications, productNames, type Application } from '@paydeck/core/verification'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { makeSurroundings, questions } from '../../slice-bench/index.ts'

const application = (change: Partial<Application> = {}): Application => ({
  applicationId: 'a1',
  productName: 'individualShopperTier1',
  status: 'initializing',
  collectionStatus: 'incomplete',
  collectionTasks: [],
  ...change,
})

const applicationsWith = () => {
  const { ports, seen } = makeSurroundings()
  const { ask, answer, answerLatest } = questions<void, ReadonlyArray<Application>>()
  const asked = { info: 0 }
  const applications = makeApplications({
    ...ports,
    applicationRecords: { list: ask() },
    shopperRecords: {
      isInfoMissing: async () => {
        asked.info += 1
        return E.right(true)
      },
    },
  })
  return { ...seen, applications, answer, answerLast: answerLatest, asked }
}

it('HOME-007 the description of a rejected application contains the reason if the provider states one', () => {
  const shopper = (change: Partial<Application>) =>
    applicationsView({ status: null, applications: [application(change)], isMissingShopperInfo: null }).products
      .individualShopperTier1
  const history = [{ step: 'decided', at: '2026-11-21T09:30:00Z', reason: 'The photo is blurred.' }]
  const prefix = 'We were unable to verify your identity.'
  expect(shopper({ status: 'rejected', history })).toMatchObject({
    isRefused: true,
    lead: prefix,
    description: `${prefix} The photo is blurred.`,
  })
  expect(shopper({ status: 'rejected' })).toMatchObject({ isRefused: true, description: prefix })
  expect(shopper({ status: 'approved', history })).toMatchObject({ isRefused: false })
})

const labelOf = (change: Partial<Application>): string | null =>
  applicationsView({ status: null, applications: [application(change)], isMissingShopperInfo: null }).products
    .individualShopperTier1.action?.label ?? null

it.each([
  ['VERIF-024', { collectionStatus: 'incomplete' }, 'Continue'],
  ['VERIF-025', { status: 'rejected', collectionStatus: null }, 'Contact Support'],
  ['VERIF-026', { status: 'abandoned', collectionStatus: null }, 'Contact Support'],
  ['VERIF-027', { collectionStatus: 'failed' }, 'Contact Support'],
  ['VERIF-028', { status: 'pending', collectionStatus: null }, 'Contact Support'],
  ['VERIF-030', { status: null, collectionStatus: null }, 'Get Verified'],
  ['VERIF-030', { productName: 'somethingElse' }, 'Get Verified'],
] as const)('%s the view of an application with %j offers the action "%s"', (_ids, change, label) => {
  expect(labelOf(change)).toBe(label)
})

it('the view of an approved application offers no action', () => {
  expect(labelOf({ status: 'approved', collectionStatus: 'incomplete' })).toBeNull()
})

it('the action of an application links to the verification page, or has a null path if it leads to the support site', () => {
  const { products } = applicationsView({ status: null, applications: [application()], isMissingShopperInfo: null })
  expect(products.individualShopperTier1.action?.to).toBe('/verification/get-started?apply=individualShopperTier1')
  const failed = applicationsView({
    status: null,
    applications: [application({ status: 'rejected' })],
    isMissingShopperInfo: null,
  })
  expect(failed.products.individualShopperTier1.action?.to).toBeNull()
})

it('VERIF-014 the two products of the verification have exactly the specified names', () => {
  expect(productNames).toEqual(['individualShopperTier1', 'payoutsRecipient'])
})

it('VERIF-064 VERIF-065 the status of the applications is "loading" only during their first load', async () => {
  const { applications, answer } = applicationsWith()
  expect(applications.state.get().status).toBeNull()
  void applications.tasks.reload()
  await settle()
  expect(applications.state.get().status).toBe('loading')
  await answer(E.right([application()]))
  expect(applications.state.get().status).toBeNull()
  void applications.tasks.reload()
  await settle()
  expect(applications.state.get().status).toBeNull()
  await answer(E.right([]))
  expect(applications.state.get().applications).toEqual([])
})

it('ERR-026 ERR-027 ERR-028 a failed load of the applications is logged and returned; the status is then no longer "loading"', async () => {
  const { applications, answer, errors } = applicationsWith()
  const result = applications.steps.applications()
  await settle()
  expect(applications.state.get().status).toBe('loading')
  await answer(E.left(rejected(503)))
  expect(await result).toEqual(E.left(rejected(503)))
  expect(applications.state.get().status).toBeNull()
  expect(errors).toEqual(['The applications could not be loaded: refused with status 503'])
})

it('VERIF-079 the view offers the national-identity dialog if and only if the provider reports that information is missing', () => {
  const offered = (isMissingShopperInfo: boolean | null): boolean =>
    applicationsView({ status: null, applications: [], isMissingShopperInfo }).isMissingShopperInfo
  expect([offered(true), offered(false), offered(null)]).toEqual([true, false, false])
})

it('the app asks the provider once whether information is missing, and offers no dialog before the response', async () => {
  const { applications, asked } = applicationsWith()
  expect(applications.view.get().isMissingShopperInfo).toBe(false)
  await applications.tasks.loadMissingInfo()
  expect([asked.info, applications.view.get().isMissingShopperInfo]).toEqual([1, true])
})

it('the view offers no action until the applications have loaded', () => {
  const { products } = applicationsView({ status: 'loading', applications: null, isMissingShopperInfo: null })
  expect(products.individualShopperTier1.action).toBeNull()
})

it('adding an application replaces the entry with the same id, or appends a new entry', async () => {
  const { applications, answer } = applicationsWith()
  void applications.tasks.reload()
  await answer(E.right([application()]))
  applications.updates.add(application({ applicationId: 'a2', status: 'initializing' }))
  applications.updates.add(application({ applicationId: 'a2', status: 'pending' }))
  expect(applications.state.get().applications?.map(({ applicationId, status }) => [applicationId, status])).toEqual([
    ['a1', 'initializing'],
    ['a2', 'pending'],
  ])
})

it('VERIF-064 VERIF-065 the status is "creating" while an application is being created, even during the first load', async () => {
  const { applications, answer } = applicationsWith()
  applications.updates.setCreating(true)
  void applications.tasks.reload()
  await answer(E.right([]))
  expect(applications.state.get().status).toBe('creating')
  applications.updates.setCreating(false)
  expect(applications.state.get().status).toBeNull()
  const before = applications.state.get()
  applications.updates.setCreating(false)
  expect(applications.state.get()).toBe(before)
})

it('VERIF-060 a late response to an earlier list request does not replace the response to a later list request', async () => {
  const { applications, answer, answerLast } = applicationsWith()
  void applications.tasks.reload()
  void applications.tasks.reload()
  await answerLast(E.right([application({ status: 'approved' })]))
  await answer(E.right([application({ status: 'pending' })]))
  expect(applications.state.get().applications).toEqual([application({ status: 'approved' })])
})

it('VERIF-060 a late response to an earlier list request is used if the later list request has failed', async () => {
  const { applications, answer, answerLast } = applicationsWith()
  void applications.tasks.reload()
  void applications.tasks.reload()
  await answerLast(E.left(rejected(500)))
  await answer(E.right([application({ status: 'pending' })]))
  expect(applications.state.get().applications).toEqual([application({ status: 'pending' })])
})

it('SESS-021 VERIF-065 a failed list request of the previous user does not end the status "loading" of the next user', async () => {
  const { applications, stores, answer } = applicationsWith()
  void applications.tasks.reload()
  await settle()
  stores.resetAll()
  void applications.tasks.reload()
  await answer(E.left(rejected(500)))
  expect(applications.state.get().status).toBe('loading')
  await answer(E.right([]))
  expect(applications.state.get()).toMatchObject({ status: null, applications: [] })
})
