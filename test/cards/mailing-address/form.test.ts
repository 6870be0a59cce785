import { rejected, unreachable } from '@paydeck/core/kernel'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { accepted, button, home, opened, phone, pressed, saved } from './bench.ts'

const full = { ...home, address2: 'Apt 4' }

it('CARD-121 CARD-129 if no address is on file, the address dialog opens with empty fields except the country', async () => {
  const bench = await opened()
  expect(bench.modal()).toBe('mailing-address')
  expect(bench.form().header).toBe('Add your mailing address')
  expect(bench.form().lead).toBe(
    'Remaining card balances are sent by cheque, mailed within 30 days of June 30th, 2023.',
  )
  expect(bench.form().fields.map(({ label, value, isRequired }) => [label, value, isRequired])).toEqual([
    ['Street 1', '', true],
    ['Street 2', '', false],
    ['City', '', true],
    ['State', '', true],
    ['ZIP/Postal Code', '', true],
    ['Country', 'United States', true],
  ])
  expect([bench.errors(), button(bench)]).toEqual([{}, ['save', 'Save address', true]])
})

it('CARD-122 if an address is on file, the address dialog opens with this address', async () => {
  const bench = await opened(full)
  expect(bench.form().header).toBe('Update your mailing address')
  expect(bench.values()).toEqual(full)
})

it('CARD-133 CARD-134 CARD-144 “Save address” is disabled if a required field is empty, or if the address is unchanged', async () => {
  const bench = await opened()
  for (const field of ['address1', 'city', 'state', 'postalCode', 'country'] as const) {
    bench.slice.edit({ ...home, [field]: ' ' })
    expect(bench.form().button.isDisabled, field).toBe(true)
    bench.slice.edit({ [field]: home[field] })
    expect(bench.form().button.isDisabled, field).toBe(false)
  }
  const known = await opened(home)
  expect(known.form().button.isDisabled).toBe(true)
  await known.press()
  expect([known.order, known.form().alert]).toEqual([[], null])
  for (const field of ['address1', 'address2', 'city', 'state', 'postalCode', 'country'] as const) {
    known.slice.edit({ [field]: 'Other' })
    expect(known.form().button.isDisabled, field).toBe(false)
    known.slice.edit({ [field]: home[field] })
    expect(known.form().button.isDisabled, field).toBe(true)
  }
})

it('CARD-143 CARD-144 if an address is incomplete, a submit marks the missing fields and sends no request', async () => {
  const bench = await opened()
  bench.slice.edit({ city: 'Salem', country: 'US' })
  await bench.press()
  expect(bench.form().alert).toEqual({ title: 'Attention!', text: 'Please fill in all required fields.' })
  expect(bench.errors()).toEqual({
    address1: 'Enter a Street Address',
    state: 'Enter a State',
    postalCode: 'Enter a ZIP/Postal Code',
  })
  expect([bench.order, bench.form().scrollToTop, bench.form().header]).toEqual([[], 1, 'Add your mailing address'])
  await bench.press()
  expect(bench.form().scrollToTop).toBe(2)
})

it('CARD-123 CARD-124 CARD-130 CARD-135 a submit verifies, then saves the address; 1 s later the dialog says “Thank you”', async () => {
  const bench = await opened()
  await pressed(bench, { ...full, city: ' Salem ' })
  expect([bench.order, bench.verify.inputs]).toEqual([['verify'], [full]])
  expect([bench.form().header, bench.form().progress]).toEqual([
    'Verify your mailing address',
    'Checking your address…',
  ])
  expect([button(bench), bench.form().button.status]).toEqual([['save', 'Save address', false], 'loading'])
  await bench.verify.answerLatest(E.right(accepted))
  expect([bench.order, bench.save.inputs]).toEqual([['verify', 'save'], [full]])
  expect([bench.form().header, bench.form().progress]).toEqual(['Verify your mailing address', 'Saving your address…'])
  expect(bench.row().text).toBe('No address found.')
  await bench.save.answerLatest(E.right(true))
  expect([bench.form().progress, button(bench)]).toEqual(['Your address was saved.', ['close', 'Close', false]])
  expect(bench.row()).toMatchObject({ text: '12 Elm St, Apt 4, Salem, OR 97301, US', action: 'Edit' })
  await bench.clock.advance(999)
  expect(bench.form().header).not.toBe('Thank you')
  await bench.clock.advance(1)
  expect([bench.form().header, button(bench)]).toEqual(['Thank you', ['close', 'Close', false]])
  expect([bench.form().scrollToTop, bench.form().alert]).toEqual([0, null])
})

it.each([
  ['nothing', [], 'Invalid Address'],
  [
    'another country',
    [{ warnings: [], mappedAddress: { country: 'CA' } }],
    `We currently only accept mailing addresses within the United States. Please enter a valid US address or call support at ${phone}.`,
  ],
  ['a warning', [{ warnings: ['Address is INADMISSIBLE'], mappedAddress: { country: 'US' } }], 'Inadmissable Address'],
] as const)(
  'CARD-131 CARD-136 CARD-152 if the verification returns %s, nothing is saved, and the form scrolls to its alert',
  async (_, verified, text) => {
    const bench = await opened()
    await pressed(bench)
    await bench.verify.answerLatest(E.right(verified))
    expect([bench.order, bench.form().alert]).toEqual([['verify'], { title: 'General Error!', text }])
    expect([bench.form().scrollToTop, button(bench), bench.errors()]).toEqual([1, ['save', 'Save address', false], {}])
    expect([bench.form().header, bench.row().text]).toEqual(['Add your mailing address', 'No address found.'])
  },
)

it('CARD-131 CARD-135 if the verification request fails, nothing is saved, and a press on the button sends the address again', async () => {
  const bench = await opened()
  await pressed(bench)
  await bench.verify.answerLatest(E.left(unreachable))
  expect([bench.order, button(bench)]).toEqual([['verify'], ['save', 'Save address', false]])
  await bench.press()
  expect([bench.form().alert, bench.form().button.status]).toEqual([null, 'loading'])
  await bench.verify.answerLatest(E.right(accepted))
  await bench.save.answerLatest(E.right(true))
  expect([bench.order, bench.row().text]).toEqual([['verify', 'verify', 'save'], '12 Elm St, Salem, OR 97301, US'])
})

it('ERR-049 ERR-051 ERR-052 if a save fails, the dialog shows the reason, and the address on file stays unchanged', async () => {
  const noResult = `An error occurred while setting your mailing address. Please contact support at ${phone}`
  for (const [answer, alert] of [
    [E.right(false), { title: 'General Error!', text: noResult }],
    [E.left(unreachable), { title: 'General Error!', text: noResult }],
    [E.left(rejected(422, 'Street unknown')), { title: 'Error!', text: 'Street unknown' }],
    [E.left(rejected(429, 'Later')), { title: 'Error!', text: 'Later' }],
    [E.left(rejected(503, 'Back soon')), { title: 'Error!', text: 'Back soon' }],
  ] as const) {
    const bench = await opened({ ...home, city: 'Bend' })
    await pressed(bench)
    await bench.verify.answerLatest(E.right(accepted))
    await bench.save.answerLatest(answer)
    expect([bench.form().alert, bench.form().scrollToTop]).toEqual([alert, 1])
    expect([bench.form().header, bench.row().text]).toEqual([
      'Update your mailing address',
      '12 Elm St, Bend, OR 97301, US',
    ])
    await bench.clock.advance(60_000)
    expect([bench.form().alert, bench.form().header]).toEqual([alert, 'Update your mailing address'])
  }
})

it.each([
  ['state invalid', 'State invalid'],
  ['country invalid', 'Country invalid'],
  ['State Invalid', 'State invalid'],
  ['zip invalid', undefined],
] as const)(
  'CARD-145 CARD-146 the field “State” shows an error if the server’s message concerns state or country: %s',
  async (message, text) => {
    for (const at of ['verify', 'save'] as const) {
      const bench = await opened()
      await pressed(bench)
      if (at === 'save') await bench.verify.answerLatest(E.right(accepted))
      await bench[at].answerLatest(E.left(rejected(422, message)))
      expect(bench.errors()).toEqual(text === undefined ? {} : { state: text })
      expect(bench.form().alert).toEqual({ title: 'Error!', text: message })
    }
  },
)

it.each(['address1', 'address2', 'city', 'state', 'postalCode', 'country'] as const)(
  'CARD-132 editing %s clears all errors, and the button says “Save address” again',
  async (field) => {
    const bench = await opened()
    bench.slice.edit({ ...home, city: '' })
    await bench.press()
    expect(bench.form().alert).not.toBeNull()
    bench.slice.edit({ [field]: 'Other' })
    expect([bench.form().alert, bench.errors(), button(bench).slice(0, 2)]).toEqual([
      null,
      {},
      ['save', 'Save address'],
    ])
    await pressed(bench)
    await bench.verify.answerLatest(E.left(rejected(422, 'state invalid')))
    bench.slice.edit({ [field]: 'Another' })
    expect([bench.form().alert, bench.errors(), button(bench)]).toEqual([null, {}, ['save', 'Save address', false]])
  },
)

it('CARD-132 if the user edits the address after a save, “Thank you” does not appear until the new address is also saved', async () => {
  const bench = await opened()
  await saved(bench)
  bench.slice.edit({ city: 'Bend' })
  expect([bench.form().header, button(bench)]).toEqual(['Update your mailing address', ['save', 'Save address', false]])
  await bench.clock.advance(1000)
  expect(bench.form().header).toBe('Update your mailing address')
  await bench.press()
  await bench.verify.answerLatest(E.right(accepted))
  await bench.save.answerLatest(E.right(true))
  await bench.clock.advance(1000)
  expect([bench.form().header, bench.row().text]).toEqual(['Thank you', '12 Elm St, Bend, OR 97301, US'])
})

it('when an empty required field loses the focus, it shows an error until the user edits the form', async () => {
  const bench = await opened()
  bench.slice.touch('city')
  bench.slice.touch('address2')
  expect(bench.errors()).toEqual({ city: 'Enter a City' })
  bench.slice.edit({ state: 'OR' })
  expect(bench.errors()).toEqual({})
})

it('F4 repeated presses send an address once; until the address is saved, edits have no effect', async () => {
  const bench = await opened()
  await pressed(bench)
  for (const at of ['verify', 'save'] as const) {
    await bench.press()
    bench.slice.edit({ city: 'Bend' })
    bench.slice.touch('city')
    bench.slice.open()
    expect([bench.form().isReadOnly, bench.values()['city']]).toEqual([true, 'Salem'])
    if (at === 'verify') await bench.verify.answerLatest(E.right(accepted))
  }
  expect(bench.order).toEqual(['verify', 'save'])
  await bench.save.answerLatest(E.right(true))
  await bench.press()
  await bench.clock.advance(1000)
  await bench.press()
  expect([bench.order, bench.form().isReadOnly]).toEqual([['verify', 'save'], false])
})

it('CARD-200 if the dialog is closed during a save, the save continues; if the dialog opens afterwards, it shows no result', async () => {
  const bench = await opened()
  await pressed(bench)
  bench.slice.leave()
  await bench.verify.answerLatest(E.right(accepted))
  await bench.save.answerLatest(E.right(true))
  expect(bench.row().text).toBe('12 Elm St, Salem, OR 97301, US')
  await bench.clock.advance(60_000)
  expect([bench.form().header, bench.form().progress]).toEqual(['Update your mailing address', ''])
  bench.slice.open()
  expect([bench.values(), button(bench)]).toEqual([home, ['save', 'Save address', true]])
  await pressed(bench, { ...home, city: 'Bend' })
  bench.slice.leave()
  await bench.verify.answerLatest(E.left(unreachable))
  const fresh = [null, 0, 'Salem', ['save', 'Save address', true]]
  const now = () => [bench.form().alert, bench.form().scrollToTop, bench.values()['city'], button(bench)]
  expect(now()).toEqual(fresh)
  bench.slice.open()
  expect(now()).toEqual(fresh)
})

it('if the address dialog is reopened during a save, it shows the progress and the result of this save', async () => {
  const bench = await opened()
  await pressed(bench)
  bench.slice.leave()
  bench.slice.open()
  expect([bench.form().header, bench.values()]).toEqual(['Verify your mailing address', home])
  await bench.verify.answerLatest(E.right([]))
  expect(bench.form().alert?.text).toBe('Invalid Address')
})

it('closing the address dialog discards unsaved edits and all errors', async () => {
  const bench = await opened(home)
  bench.slice.edit({ city: '' })
  await bench.press()
  bench.slice.leave()
  bench.slice.open()
  expect([bench.values(), bench.errors(), bench.form().alert, button(bench)[0]]).toEqual([home, {}, null, 'save'])
  // The dialog scrolls to the top each time the number `scrollToTop` changes, so closing the dialog must not reset this
  // number.
  expect(bench.form().scrollToTop).toBe(1)
  await saved(await opened())
})

it('after a sign-out, a pending save of the previous user sends no further request and changes nothing on screen', async () => {
  for (const at of ['verify', 'save'] as const) {
    const bench = await opened()
    await pressed(bench)
    if (at === 'save') await bench.verify.answerLatest(E.right(accepted))
    bench.stores.resetAll()
    if (at === 'save') await bench.save.answerLatest(E.right(true))
    else await bench.verify.answerLatest(E.right(accepted))
    expect(bench.order).toEqual(at === 'save' ? ['verify', 'save'] : ['verify'])
    expect([bench.row().text, bench.form().header, bench.values()['city']]).toEqual([
      null,
      'Add your mailing address',
      '',
    ])
  }
})
