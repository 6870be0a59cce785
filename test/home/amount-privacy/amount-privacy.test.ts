import { makeAmountPrivacy } from '@paydeck/core/home'
import { constant, makeStores } from '@paydeck/core/kernel'
import { option as O } from 'fp-ts'
import { expect, it } from 'vitest'
import { textStorage } from '../../slice-bench/index.ts'
import { homeWith, plainCardRow } from '../bench.ts'

it('hides and shows at once when it is switched', () => {
  const amountsHidden = makeStores().make(false)
  const { home } = homeWith({ cards: constant([plainCardRow]), amountsHidden })
  const told: Array<string | undefined> = []
  home.view.changes$.subscribe(({ cards }) => told.push(cards?.cards[0]?.balance))
  amountsHidden.update(() => true)
  amountsHidden.update(() => false)
  expect(told).toEqual(['••••••', '$1,284.55'])
})

it('is remembered in this browser, and known before anything is shown', () => {
  const storage = textStorage()
  const first = makeAmountPrivacy({ storage })
  expect(first.isOn.get()).toBe(false)
  first.toggle()
  expect(first.isOn.get()).toBe(true)
  const later = makeAmountPrivacy({ storage })
  expect(later.isOn.get()).toBe(true)
  later.toggle()
  expect([later.isOn.get(), storage.kept.size, makeAmountPrivacy({ storage }).isOn.get()]).toEqual([false, 0, false])
})

it('follows what another tab has remembered', () => {
  const storage = textStorage()
  const [here, there] = [makeAmountPrivacy({ storage }), makeAmountPrivacy({ storage })]
  there.toggle()
  expect(here.isOn.get()).toBe(false)
  here.recall()
  expect(here.isOn.get()).toBe(true)
  there.toggle()
  here.recall()
  expect([here.isOn.get(), storage.kept.size]).toEqual([false, 0])
})

it('F11 works for the visit where the browser keeps nothing', () => {
  const refusing = { read: () => O.none, write: () => undefined, remove: () => undefined }
  const privacy = makeAmountPrivacy({ storage: refusing })
  privacy.toggle()
  expect(privacy.isOn.get()).toBe(true)
})
