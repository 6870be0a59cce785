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

/** View of the code dialog without senders, addresses and input. */
const blank = { value: '', error: null, alert: null, status: null, senders: [], before: null, after: null }

describe('reopened address form', () => {
  it('RECV-044 a form that is reopened within 1 s after a save shows no success notice, and does not close by itself', async () => {
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

  it('RECV-045 a reopened form shows neither the failure nor the progress of the previous save', async () => {
    const all = await inAddForm({ faults: { createWallet: offline } })
    all.form.save()
    await settle()
    expect(formOf(all).status).toBe('failed')
    all.form.cancel()
    all.form.add(null)
    expect(formOf(all)).toMatchObject({ status: null, alert: null })
  })

  it('RECV-004 a form that is cancelled, reopened and cancelled again closes 1 s after the second cancellation', async () => {
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

  it('RECV-049 the code dialog of a reopened form contains no addresses of an earlier change', async () => {
    const all = await openCodeDialog()
    expect(all.form.code.get().after?.address.whole).toBe('bc1new')
    all.form.edit('p-w-savings')
    expect(all.form.code.get()).toMatchObject({ before: null, after: null })
  })
})

it('closing the address form or its code dialog clears the code and the addresses of the dialog', async () => {
  for (const leave of [(all: Bench) => all.form.cancel(), (all: Bench) => all.form.closeCode()]) {
    const all = await openCodeDialog()
    all.form.typeCode('123456')
    leave(all)
    await all.clock.advance(1000)
    expect(all.form.code.get()).toMatchObject(blank)
  }
})

it('RECV-071 opening the address form clears the notice about an accepted payout request', async () => {
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

describe('reopened code dialog', () => {
  it('RECV-056 a reopened code dialog has an empty field for an authenticator code, even after a backup code was entered', async () => {
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

  it('ERR-072 while a code is being checked again, the code dialog hides the rejection of the previous attempt', async () => {
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

  it('RECV-004 the code dialog closes when the form behind it is cancelled', async () => {
    const all = await openCodeDialog()
    expect(all.slot.get()?.name).toBe('address-code')
    all.form.cancel()
    expect(all.slot.get()).toBeNull()
    await all.clock.advance(1000)
    expect(listOf(all).profiles[0]?.address?.whole).toBe(savings.address)
  })
})
