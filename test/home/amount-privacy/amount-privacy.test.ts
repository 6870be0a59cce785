import { makeAmountPrivacy } from '@paydeck/core/home'
import { constant, makeStores } from '@paydeck/core/kernel'
import { option as O } from 'fp-ts'
import { expect, it } from 'vitest'
import { textStorage } from '../../slice-bench/index.ts'
import { homeWith, plainCardRow } from '../bench.ts'

it('a card’s balance on home is hidden as soon as amount privacy is turned on, and shown as soon as it is turned off', () => {
  const amountsHidden = makeStores().make(false)
  const { home } = homeWith({ cards: constant([plainCardRow]), amountsHidden })
  const balances: Array<string | undefined> = []
  home.view.changes$.subscribe(({ cards }) => balances.push(cards?.cards[0]?.balance))
  amountsHidden.update(() => true)
  amountsHidden.update(() => false)
  expect(balances).toEqual(['••••••', '$1,284.55'])
})

it('makeAmountPrivacy restores the stored setting; turning amount privacy off removes the setting from the storage', () => {
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

it('amountPrivacy.recall applies the setting that another tab has stored', () => {
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

it('F11 amountPrivacy.toggle hides amounts even if the browser cannot store the setting', () => {
  const refusing = { read: () => O.none, write: () => undefined, remove: () => undefined }
  const privacy = makeAmountPrivacy({ storage: refusing })
  privacy.toggle()
  expect(privacy.isOn.get()).toBe(true)
})
