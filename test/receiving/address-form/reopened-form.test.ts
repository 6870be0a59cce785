import { rejected } from '@paydeck/core/kernel'
import { describe, expect, it } from 'vitest'
import { formOf, inAddForm, listOf, inEditForm, offline, savings, settle } from '../bench.ts'

type Bench = Awaited<ReturnType<typeof inEditForm>>

/** Changes an address and opens the dialog that asks for a two-factor code. */
const openCodeDialog = async () => {
  const all = await inEditForm()
  all.form.type({ field: 'address', text: 'bc1new' })
  all.form.save()
  await settle()
  return all
}

/** View of the two-factor dialog without senders and without input. */
const blank = { value: '', error: null, alert: null, status: null, senders: [], before: null, after: null }

describe('a form that reopens before the previous one has closed', () => {
  it('RECV-044 the reopened form shows no notice of the previous save, and stays open', async () => {
    const all = await inAddForm()
    all.form.save()
    await settle()
    expect(formOf(all)).toMatchObject({ status: 'success', alert: { tone: 'success' } })
    await all.clock.advance(500)
    all.form.add(null)
    expect(formOf(all)).toMatchObject({ status: null, alert: null, isReadOnly: false, address: { value: '' } })
    await all.clock.advance(5000)
    expect(all.state()).toBe('add')
  })

  it('RECV-045 the reopened form is idle when the previous save has failed', async () => {
    const all = await inAddForm({ faults: { createWallet: offline } })
    all.form.save()
    await settle()
    expect(formOf(all).status).toBe('failed')
    all.form.cancel()
    all.form.add(null)
    expect(formOf(all)).toMatchObject({ status: null, alert: null })
  })

  it('RECV-004 the reopened form closes a full second after the user has cancelled it', async () => {
    const all = await inAddForm()
    all.form.cancel()
    await all.clock.advance(500)
    all.form.add(null)
    await all.clock.advance(100)
    all.form.cancel()
    await all.clock.advance(999)
    expect(all.state()).toBe('add')
    await all.clock.advance(1)
    expect(all.state()).toBe('index')
  })

  it('RECV-049 the code dialog shows no addresses of an unconfirmed change', async () => {
    const all = await openCodeDialog()
    expect(all.form.code.get().after?.address.whole).toBe('bc1new')
    all.form.edit('p-w-savings')
    expect(all.form.code.get()).toMatchObject({ before: null, after: null })
  })
})

it('closing the form discards code and addresses of the code dialog', async () => {
  for (const leave of [(all: Bench) => all.form.cancel(), (all: Bench) => all.form.closeCode()]) {
    const all = await openCodeDialog()
    all.form.typeCode('123456')
    leave(all)
    await all.clock.advance(1000)
    expect(all.form.code.get()).toMatchObject(blank)
  }
})

it('RECV-071 opening the form clears the notice in the list about the accepted request', async () => {
  const all = await inEditForm()
  all.form.cancel()
  await all.clock.advance(1000)
  all.directory.accept('harbor')
  await settle()
  expect(listOf(all).notice?.tone).toBe('success')
  all.form.add(null)
  all.form.cancel()
  await all.clock.advance(1000)
  expect(listOf(all).notice).toBeNull()
})

describe('a code dialog that opens again', () => {
  it('RECV-056 after another change of the address, the code field is empty and asks for an authenticator code', async () => {
    const all = await openCodeDialog()
    all.form.switchKind()
    all.form.typeCode('backup-1')
    all.form.touchCode()
    all.form.type({ field: 'address', text: 'bc1other' })
    all.form.save()
    await settle()
    expect(all.form.code.get()).toMatchObject({
      kind: 'authenticator',
      value: '',
      error: null,
      after: { address: { whole: 'bc1other' } },
    })
  })

  it('ERR-072 the code dialog hides the previous rejection while the same code is in flight again', async () => {
    const all = await openCodeDialog()
    all.form.typeCode('123456')
    all.provider.faults = { updateWallet: rejected(200, 'this code is not right') }
    all.form.confirm()
    await settle()
    expect(all.form.code.get()).toMatchObject({ alert: { tone: 'caution' }, error: 'this code is not right' })
    all.holdNext('updateWallet')
    all.form.confirm()
    await settle()
    expect(all.form.code.get()).toMatchObject({ status: 'loading', alert: null, error: null })
    await all.release()
    expect(all.form.code.get()).toMatchObject({ alert: { tone: 'caution' }, error: 'this code is not right' })
  })

  it('RECV-004 the code dialog closes when the form below it is cancelled', async () => {
    const all = await openCodeDialog()
    expect(all.slot.get()?.name).toBe('address-code')
    all.form.cancel()
    expect(all.slot.get()).toBeNull()
    await all.clock.advance(1000)
    expect(listOf(all).profiles[0]?.address?.whole).toBe(savings.address)
  })
})
