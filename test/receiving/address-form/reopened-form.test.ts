import { rejected } from '@paydeck/core/kernel'
import { describe, expect, it } from 'vitest'
import { formOf, inAdd, indexOf, inEdit, offline, savings, settle } from '../bench.ts'

type Bench = Awaited<ReturnType<typeof inEdit>>

/** A user who is asked for a code. */
const asked = async () => {
  const all = await inEdit()
  all.form.type({ field: 'address', text: 'bc1new' })
  all.form.save()
  await settle()
  return all
}

/** What the dialog of the code shows when nothing was asked or typed. */
const blank = { value: '', error: null, alert: null, status: null, senders: [], before: null, after: null }

describe('a form that is opened again before the one before has gone', () => {
  it('RECV-044 says nothing of what was saved in that one, and stays open', async () => {
    const all = await inAdd()
    all.form.save()
    await settle()
    expect(formOf(all)).toMatchObject({ status: 'success', alert: { tone: 'success' } })
    await all.clock.advance(500)
    all.form.add(null)
    expect(formOf(all)).toMatchObject({ status: null, alert: null, isReadOnly: false, address: { value: '' } })
    await all.clock.advance(5000)
    expect(all.state()).toBe('add')
  })

  it('RECV-045 rests also where that one has failed to be saved', async () => {
    const all = await inAdd({ faults: { createWallet: offline } })
    all.form.save()
    await settle()
    expect(formOf(all).status).toBe('failed')
    all.form.cancel()
    all.form.add(null)
    expect(formOf(all)).toMatchObject({ status: null, alert: null })
  })

  it('RECV-004 goes a whole second after its own cancel', async () => {
    const all = await inAdd()
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

  it('RECV-049 shows no addresses of a change that was not confirmed', async () => {
    const all = await asked()
    expect(all.form.code.get().after?.address.whole).toBe('bc1new')
    all.form.edit('p-w-savings')
    expect(all.form.code.get()).toMatchObject({ before: null, after: null })
  })
})

it('keeps neither a code nor an address of a form that has gone', async () => {
  for (const leave of [(all: Bench) => all.form.cancel(), (all: Bench) => all.form.closeCode()]) {
    const all = await asked()
    all.form.typeCode('123456')
    leave(all)
    await all.clock.advance(1000)
    expect(all.form.code.get()).toMatchObject(blank)
  }
})

it('RECV-071 tells in the list no more of what was accepted, once the form was opened', async () => {
  const all = await inEdit()
  all.form.cancel()
  await all.clock.advance(1000)
  all.directory.accept('harbor')
  await settle()
  expect(indexOf(all).notice?.tone).toBe('success')
  all.form.add(null)
  all.form.cancel()
  await all.clock.advance(1000)
  expect(indexOf(all).notice).toBeNull()
})

describe('a code that is asked for again', () => {
  it('RECV-056 starts with an empty field, of the kind that is usual, when the address was changed once more', async () => {
    const all = await asked()
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

  it('ERR-072 says nothing of the refusal before while the same code is on its way once more', async () => {
    const all = await asked()
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

  it('RECV-004 goes with the form that is left under it', async () => {
    const all = await asked()
    expect(all.slot.get()?.name).toBe('address-code')
    all.form.cancel()
    expect(all.slot.get()).toBeNull()
    await all.clock.advance(1000)
    expect(indexOf(all).profiles[0]?.address?.whole).toBe(savings.address)
  })
})
