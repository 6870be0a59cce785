import { billChecks } from '@paydeck/core/bill-pay'
import { makeStores, rejected, unreachable } from '@paydeck/core/kernel'
import { followBillFacts } from '@paydeck/core/pages'
import type { BillFacts } from '@paydeck/core/routes'
import { settle } from '@paydeck/core/testing'
import {
  applicationsView,
  type ApplicationStatus,
  type ApplicationsView,
  unknownApplications,
} from '@paydeck/core/verification'
import { either as E, taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { application } from '../../verification/bench.ts'
import { bill, billUser, pageBench } from '../bench.ts'

describe('opening Bill Pay', () => {
  it('BILL-008 SESS-053 the page is loading until the app has started and user, accounts and payments have loaded', async () => {
    const run = pageBench()
    let finish = (): void => undefined
    run.startWith(() => new Promise((resolve) => (finish = () => resolve(E.right(undefined)))))
    run.page.enter()
    await settle()
    expect([run.pendingCalls.map(({ input }) => input), run.page.entry.get().kind]).toEqual([[], 'loading'])
    finish()
    await settle()
    for (const name of ['user', 'accounts', 'payments'] as const) {
      expect([run.pendingCalls.map((one) => one.input), run.page.entry.get().kind]).toEqual([[name], 'loading'])
      await run.pendingCalls.shift()?.answer(E.right(run.providerData[name]))
    }
    expect([run.pendingCalls, run.page.entry.get()]).toEqual([[], { kind: 'here' }])
  })

  it('BILL-008 if the app fails to start, Bill Pay requests nothing', async () => {
    const run = pageBench()
    run.startWith(TE.left(unreachable))
    run.page.enter()
    await settle()
    expect([run.pendingCalls, run.page.entry.get().kind]).toEqual([[], 'loading'])
  })

  it('BILL-012 if a request fails, the page shows the error; pressing "Try Again" or reopening the page repeats the request', async () => {
    const run = pageBench()
    for (const again of [run.page.tryAgain, run.page.enter]) {
      run.page.enter()
      await settle()
      await run.pendingCalls.shift()?.answer(E.left(rejected(503, 'The bill provider is resting.')))
      expect(run.page.entry.get()).toEqual({
        kind: 'failed',
        heading: 'Pay Bills',
        text: "We couldn't load your bills. The bill provider is resting.",
        label: 'Try Again',
      })
      again()
      await settle()
      expect([run.pendingCalls.map(({ input }) => input), run.page.entry.get().kind]).toEqual([['user'], 'loading'])
      await run.pendingCalls.shift()?.answer(E.left(unreachable))
      expect(run.page.entry.get()).toMatchObject({ kind: 'failed', text: "We couldn't load your bills." })
    }
    await run.open()
    expect(run.page.entry.get()).toEqual({ kind: 'here' })
  })

  it('BILL-010 if Bill Pay is opened again after it has loaded, it requests nothing', async () => {
    const run = pageBench()
    run.page.enter()
    run.page.enter()
    await run.answerAll()
    run.page.enter()
    await settle()
    expect(run.pendingCalls).toEqual([])
  })
})

describe('information for the Bill Pay route guards', () => {
  const viewWith = (status: ApplicationStatus): ApplicationsView =>
    applicationsView({ ...unknownApplications, applications: [application({ status })] })

  const factsBench = async () => {
    const run = pageBench()
    const applications = makeStores().make(viewWith('pending'))
    const facts = run.stores.make<BillFacts | null>(null)
    const emitted: Array<BillFacts | null> = []
    facts.changes$.subscribe((now) => emitted.push(now))
    run.providerData.user = { ...billUser, isBillPayAvailable: false, methodEntityId: null }
    followBillFacts(facts, { applications: { view: applications }, billList: run.list })
    await run.open()
    const setStatus = (status: ApplicationStatus) => applications.update(() => viewWith(status))
    return { ...run, facts, emitted, setStatus, approve: () => setStatus('approved') }
  }
  const unknown = {
    verified: false,
    available: false,
    connected: false,
    hasBills: false,
    payableIds: [],
    checks: billChecks,
  }

  it('BILL-001 until the verification is approved, the guards treat the user as unverified and without bills', async () => {
    const { facts, emitted } = await factsBench()
    expect([facts.get(), emitted]).toEqual([unknown, [unknown]])
  })

  it('BILL-001 BILL-165 the guards learn of an approved verification only after the user has been refetched', async () => {
    const run = await factsBench()
    run.approve()
    await settle()
    expect([run.facts.get(), run.pendingCalls.map(({ input }) => input)]).toEqual([unknown, ['user']])
    run.providerData.user = { ...billUser, methodEntityId: null }
    await run.answerAll()
    expect(run.emitted).toEqual([unknown, { ...unknown, verified: true, available: true }])
  })

  it('BILL-165 an approved verification refetches the user once, even if the bills are reloaded at the same time', async () => {
    const run = await factsBench()
    run.approve()
    await settle()
    run.providerData.accounts = [bill('b1')]
    void run.list.tasks.reload('accounts')()
    await settle()
    const accounts = run.pendingCalls.findIndex(({ input }) => input === 'accounts')
    await run.pendingCalls.splice(accounts, 1)[0]?.answer(E.right(run.providerData.accounts))
    await settle()
    expect([run.facts.get(), run.pendingCalls.map(({ input }) => input)]).toEqual([unknown, ['user']])
    await run.answerAll()
    expect(run.emitted).toEqual([unknown, { ...unknown, verified: true, hasBills: true, payableIds: ['b1'] }])
  })

  it('the guards also learn of an approved verification if an earlier approval was followed by a rejection', async () => {
    const run = await factsBench()
    for (const status of ['approved', 'rejected', 'approved'] as const) {
      run.setStatus(status)
      // eslint-disable-next-line no-await-in-loop -- in order
      await run.answerAll()
      expect([status, run.facts.get()?.verified]).toEqual([status, status === 'approved'])
    }
    expect(run.emitted.map((now) => now?.verified)).toEqual([false, true, false, true])
  })

  it('the guards learn of an approved verification even if the request that refetches the user fails', async () => {
    const run = await factsBench()
    run.approve()
    await settle()
    await run.pendingCalls.shift()?.answer(E.left(unreachable))
    expect(run.emitted).toEqual([unknown, { ...unknown, verified: true }])
  })

  it('the guards learn of connected and removed bills, and know nothing about bills after a sign-out', async () => {
    const run = await factsBench()
    run.approve()
    run.providerData.user = billUser
    await run.answerAll()
    run.providerData.accounts = [bill('b1'), bill('b2', { isPayable: false })]
    void run.list.tasks.reload('accounts')()
    await run.answerAll()
    const open = { verified: true, available: true, connected: true, checks: billChecks }
    expect(run.facts.get()).toEqual({ ...open, hasBills: true, payableIds: ['b1'] })
    run.list.drop('b1')
    expect(run.facts.get()).toEqual({ ...open, hasBills: true, payableIds: [] })
    run.stores.resetAll()
    expect(run.facts.get()).toBeNull()
  })
})

describe('analytics of Bill Pay', () => {
  it('BILL-038 each Bill Pay page that the user opens is tracked once, under its name', async () => {
    const { page, tracked } = pageBench()
    page.arrive('bill-pay-home', {})
    page.arrive('bill-pay-home', {})
    page.arrive('bill-pay-pay', {})
    page.arrive('bill-pay-pay', { id: 'b1' })
    page.arrive('bill-pay-pay', { id: 'b1' })
    page.arrive('bill-pay-home', {})
    expect(tracked).toEqual(
      ['Bills', 'Payment Amount Selection', 'Payment Amount Selection', 'Bills'].map((name) => ({
        event: 'page',
        name,
        properties: {},
      })),
    )
  })
})
