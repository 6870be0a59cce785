import { constant, rejected, type Fault, unreachable } from '@paydeck/core/kernel'
import { fakeClock, settle } from '@paydeck/core/testing'
import { makeApplications, makeNationalIdentity } from '@paydeck/core/verification'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { makeSurroundings, questions } from '../../slice-bench/index.ts'

const number = '078051120'
const done = E.right(undefined)

/**
 * Opens the dialog for the national identity number. The provider reports the number as missing until the test changes
 * `missing`.
 */
const opened = async (issuer = 'USA') => {
  const { ports, seen } = makeSurroundings(1_700_000_000_000)
  const { ask, inputs, answerIfAsked } = questions<{ readonly number: string; readonly issuer: string }, void>()
  const missing: { now: E.Either<Fault, boolean>; asked: number } = { now: E.right(true), asked: 0 }
  ports.modals.open({ name: 'missing-ssn' })
  const applications = makeApplications({
    ...ports,
    applicationRecords: { list: async () => E.right([]) },
    shopperRecords: {
      isInfoMissing: async () => {
        missing.asked += 1
        return missing.now
      },
    },
  })
  await applications.tasks.loadMissingInfo()
  const identity = makeNationalIdentity({
    ...ports,
    nationalIdentityRecords: { give: ask },
    issuer: constant(issuer),
    applications,
  })
  return {
    ...seen,
    identity,
    view: () => identity.view.get(),
    type: (text: string) => identity.edit(text),
    answer: answerIfAsked,
    given: inputs,
    missing,
    applications,
  }
}

const sent = async (issuer?: string) => {
  const bench = await opened(issuer)
  bench.type(number)
  bench.identity.submit()
  await settle()
  return bench
}

it('VERIF-078 the national-identity dialog names the number, describes its format and states how the number is handled', async () => {
  const { view } = await opened()
  expect([view().label, view().action]).toEqual(['Social Security number', 'Save number'])
  expect(view().hint).toMatch(/^Nine digits.*\.$/)
  expect(view().lead).toMatch(/Social Security number.*don't keep it on this device\.$/)
})

it('VERIF-078 submitting the national-identity dialog sends the number and makes the dialog read-only', async () => {
  const { given, view, answer } = await sent()
  expect(given).toEqual([{ number, issuer: 'USA' }])
  expect([view().status, view().canSubmit, view().isReadOnly, view().alert]).toEqual(['loading', false, true, null])
  await answer(done)
  expect([view().status, view().canSubmit, view().isReadOnly]).toEqual(['success', false, true])
})

it('VERIF-082 submitting the national-identity dialog sends the issuer that belongs to the user', async () => {
  const { given } = await sent('CAN')
  expect(given).toEqual([{ number, issuer: 'CAN' }])
})

it('VERIF-081 after the number is stored, the national-identity dialog shows a success message and closes 1 s later', async () => {
  const { view, answer, modal, advance } = await sent()
  await answer(done)
  expect(view().alert).toEqual({ tone: 'success', text: 'Your number was saved.' })
  await advance(999)
  expect([modal(), view().alert?.tone, view().canSubmit]).toEqual(['missing-ssn', 'success', false])
  await advance(1)
  expect(modal()).toBeNull()
})

it('VERIF-080 after the number is stored, the app checks again whether information is missing, and removes the notice', async () => {
  const { missing, answer, applications } = await sent()
  expect([missing.asked, applications.view.get().isMissingShopperInfo]).toEqual([1, true])
  missing.now = E.right(false)
  await answer(done)
  expect([missing.asked, applications.view.get().isMissingShopperInfo]).toEqual([2, false])
})

it('VERIF-080 after the number is rejected, the app does not check again whether information is missing', async () => {
  const { missing, answer } = await sent()
  await answer(E.left(rejected(422)))
  expect(missing.asked).toBe(1)
})

it('if the check for missing information fails, this is logged, and the dialog still shows that the number was stored', async () => {
  const { missing, answer, view, modal, advance, logged } = await sent()
  missing.now = E.left(unreachable)
  await answer(done)
  expect(view().alert?.tone).toBe('success')
  await advance(1000)
  expect([modal(), logged]).toEqual([null, ['The shopper information could not be checked: no answer']])
})

it.each([
  ['ERR-002', rejected(422, 'nine digits')],
  ['ERR-003', rejected(429, 'Too many attempts.', 60)],
] as const)(
  '%s an error at the number field is shown until the next edit or submit, and the typed number stays in the field',
  async (_id, fault) => {
    const { identity, view, type, answer, given, advance } = await sent()
    await answer(E.left(fault))
    const refused = ['Please enter a valid SSN.', null, number, true]
    expect([view().error, view().alert, view().value, view().canSubmit]).toEqual(refused)
    await advance(5000)
    expect([view().error, view().alert, view().value, view().canSubmit]).toEqual(refused)
    identity.submit()
    await settle()
    expect([view().error, given.length]).toEqual([null, 2])
    await answer(E.left(fault))
    type('078051121')
    expect(view().error).toBeNull()
  },
)

const refusals: ReadonlyArray<readonly [string, Fault, string]> = [
  ['ERR-002', rejected(422, 'server', null, 'nationalIdentityIssuer'), 'Please enter a valid SSN.'],
  ['ERR-004', rejected(400, 'server'), 'Something went wrong.'],
  ['ERR-004', rejected(409, 'server'), 'Something went wrong.'],
  ['ERR-004', rejected(500, 'server'), 'Something went wrong.'],
  ['ERR-004', unreachable, 'Something went wrong.'],
]

it.each(refusals)(
  'ERR-002 ERR-004 the error (%s) %j is shown until the next edit or submit, and the typed number stays in the field',
  async (_id, fault, text) => {
    const { identity, view, type, answer, given, modal, advance } = await sent()
    await answer(E.left(fault))
    expect(view().alert).toEqual({ tone: 'caution', text })
    expect([view().value, view().canSubmit, view().isReadOnly]).toEqual([number, true, false])
    await advance(5000)
    expect([view().alert?.text, view().value, view().status, modal()]).toEqual([text, number, null, 'missing-ssn'])
    identity.submit()
    await settle()
    expect([view().alert, given.length]).toEqual([null, 2])
    await answer(E.left(fault))
    type('07805112')
    expect(view().alert).toBeNull()
  },
)

it('F4 submitting the national-identity dialog several times sends the number once', async () => {
  const { identity, given, answer, advance } = await sent()
  identity.submit()
  identity.submit()
  await answer(done)
  identity.submit()
  await advance(999)
  identity.submit()
  expect(given).toHaveLength(1)
})

it.each(['', '07805112', '0780511200', '078-05-1120', ' 078051120'])(
  'VERIF-076 an invalid national identity number cannot be submitted: %j',
  async (text) => {
    const { identity, type, given, view } = await opened()
    type(text)
    identity.submit()
    await settle()
    expect([given, view().status]).toEqual([[], null])
  },
)

it('after the user has left the field, an incomplete national identity number shows an error until the next edit', async () => {
  const { identity, type, view } = await opened()
  type('0780')
  expect(view().error).toBeNull()
  identity.touch()
  expect(view().error).toBe('Enter all nine digits.')
  type('07805')
  expect(view().error).toBeNull()
  type('')
  identity.touch()
  expect(view().error).toBeNull()
})

it('VERIF-083 closing the national-identity dialog discards the number, and the log never contains it', async () => {
  const { identity, view, answer, advance, logged, missing } = await sent()
  missing.now = E.left(unreachable)
  await answer(E.left(rejected(500, number)))
  identity.submit()
  await answer(done)
  await advance(1000)
  expect(view().value).toBe(number)
  identity.leave()
  expect(JSON.stringify(view())).not.toContain(number)
  expect([view().value, view().alert, view().status]).toEqual(['', null, null])
  expect(logged).toHaveLength(1)
  expect(logged.join()).not.toContain(number)
})

it('VERIF-083 the national identity number is kept only in the state of the form, and is removed when the dialog closes', async () => {
  const bench = await opened()
  const states: Array<() => unknown> = []
  const stores = {
    ...bench.stores,
    make: <S>(initial: S) => {
      const store = bench.stores.make(initial)
      states.push(store.get)
      return store
    },
  }
  const identity = makeNationalIdentity({
    stores,
    clock: fakeClock(0),
    nationalIdentityRecords: { give: () => async () => E.left(unreachable) },
    issuer: constant('USA'),
    applications: bench.applications,
    modals: { open: () => undefined, close: () => undefined },
  })
  identity.edit(number)
  identity.submit()
  await settle()
  expect(states.filter((get) => JSON.stringify(get()).includes(number))).toHaveLength(1)
  identity.leave()
  expect(states.filter((get) => JSON.stringify(get()).includes(number))).toHaveLength(0)
})

it('a late response for a closed national-identity dialog does not affect a dialog that was opened afterwards', async () => {
  const { identity, view, type, answer, modal, advance, missing, applications } = await sent()
  missing.now = E.right(false)
  identity.leave()
  type('1')
  await answer(done)
  await advance(5000)
  expect([view().alert, view().value, modal()]).toEqual([null, '1', 'missing-ssn'])
  expect(applications.view.get().isMissingShopperInfo).toBe(false)
})

it('a national-identity dialog that is reopened while the success message is shown does not close by itself', async () => {
  const { identity, answer, modal, advance } = await sent()
  await answer(done)
  await advance(500)
  identity.leave()
  await advance(5000)
  expect(modal()).toBe('missing-ssn')
})

it('a late rejection for a closed national-identity dialog is not shown in a dialog that was opened afterwards', async () => {
  const { identity, view, answer } = await sent()
  identity.leave()
  await answer(E.left(rejected(422)))
  expect(view().alert).toBeNull()
})

it('a sign-out empties the national-identity dialog, and a late response then has no effect', async () => {
  const { view, answer, stores, missing, modal, advance } = await sent()
  stores.resetAll()
  expect(view().value).toBe('')
  await answer(done)
  await advance(5000)
  expect([missing.asked, view().alert, modal()]).toEqual([1, null, 'missing-ssn'])
})
