import { makeAmountPrivacy } from '@paydeck/core/home'
import { makeStores } from '@paydeck/core/kernel'
import { fakeClock } from '@paydeck/core/testing'
import { makeToastSlot } from '@paydeck/core/toasts'
import { describe, expect, it } from 'vitest'
import { amountCommandsOf } from '../../core/pages/setting-commands.ts'
import { textStorage } from '../slice-bench/index.ts'

const makeBench = () => {
  const amountPrivacy = makeAmountPrivacy({ storage: textStorage() })
  const toasts = makeToastSlot({ stores: makeStores(), clock: fakeClock() })
  const run = (): void => amountCommandsOf({ amountPrivacy }, toasts).get()[0]?.run()
  return { amountPrivacy, toasts, run }
}

describe('amount commands', () => {
  it('CMD-008 Undo restores the state before the command', () => {
    const { amountPrivacy, toasts, run } = makeBench()
    run()
    expect([amountPrivacy.isOn.get(), toasts.view.get()?.title]).toEqual([true, 'Amounts are hidden'])
    toasts.act()
    expect(amountPrivacy.isOn.get()).toBe(false)
  })

  it.each([
    ['hide', false],
    ['show', true],
  ])('CMD-008 Undo of the command to %s amounts has no effect if the user has undone it elsewhere', (_, before) => {
    const { amountPrivacy, toasts, run } = makeBench()
    if (before) amountPrivacy.toggle()
    run()
    amountPrivacy.toggle()
    toasts.act()
    expect(amountPrivacy.isOn.get()).toBe(before)
  })
})
