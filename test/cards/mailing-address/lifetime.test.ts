import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { unreachable } from '../../../core/kernel/fault.ts'
import { accepted, button, home, opened, pressed, saved } from './bench.ts'

it('F4 sends an address once, and lets it be while it is on its way', async () => {
  const bench = await opened()
  await pressed(bench)
  for (const at of ['verify', 'save'] as const) {
    await bench.press()
    bench.slice.edit({ city: 'Bend' })
    bench.slice.touch('city')
    bench.slice.open()
    expect([bench.form().isResting, bench.values()['city']]).toEqual([true, 'Salem'])
    if (at === 'verify') await bench.verify.answer(E.right(accepted))
  }
  expect(bench.order).toEqual(['verify', 'save'])
  await bench.save.answer(E.right(true))
  await bench.press()
  await bench.clock.advance(1000)
  await bench.press()
  expect([bench.order, bench.form().isResting]).toEqual([['verify', 'save'], false])
})

it('counts a save whose dialog was closed meanwhile, and opens it anew', async () => {
  const bench = await opened()
  await pressed(bench)
  bench.slice.leave()
  await bench.verify.answer(E.right(accepted))
  await bench.save.answer(E.right(true))
  expect(bench.row().text).toBe('12 Elm St, Salem, OR 97301, US')
  await bench.clock.advance(60_000)
  expect([bench.form().header, bench.form().progress]).toEqual(['Update your mailing address', ''])
  bench.slice.open()
  expect([bench.values(), button(bench)]).toEqual([home, ['save', 'Save address', true]])
  await pressed(bench, { ...home, city: 'Bend' })
  bench.slice.leave()
  await bench.verify.answer(E.left(unreachable))
  const fresh = [null, 0, 'Salem', ['save', 'Save address', true]]
  const now = () => [bench.form().alert, bench.form().scrollToTop, bench.values()['city'], button(bench)]
  expect(now()).toEqual(fresh)
  bench.slice.open()
  expect(now()).toEqual(fresh)
})

it('shows how a save goes where its dialog is closed and opened again', async () => {
  const bench = await opened()
  await pressed(bench)
  bench.slice.leave()
  bench.slice.open()
  expect([bench.form().header, bench.values()]).toEqual(['Verify your mailing address', home])
  await bench.verify.answer(E.right([]))
  expect(bench.form().alert?.text).toBe('Invalid Address')
})

it('forgets what was typed when the dialog is closed', async () => {
  const bench = await opened(home)
  bench.slice.edit({ city: '' })
  await bench.press()
  bench.slice.leave()
  bench.slice.open()
  expect([bench.values(), bench.errors(), bench.form().alert, button(bench)[0]]).toEqual([home, {}, null, 'save'])
  // Going back would be one more reason to scroll.
  expect(bench.form().scrollToTop).toBe(1)
  await saved(await opened())
})

it('sends nothing in the name of the next user, and shows them nothing of it', async () => {
  for (const at of ['verify', 'save'] as const) {
    const bench = await opened()
    await pressed(bench)
    if (at === 'save') await bench.verify.answer(E.right(accepted))
    bench.stores.resetAll()
    if (at === 'save') await bench.save.answer(E.right(true))
    else await bench.verify.answer(E.right(accepted))
    expect(bench.order).toEqual(at === 'save' ? ['verify', 'save'] : ['verify'])
    expect([bench.row().text, bench.form().header, bench.values()['city']]).toEqual([
      null,
      'Add your mailing address',
      '',
    ])
  }
})
