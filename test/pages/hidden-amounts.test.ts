import { unreachable } from '@paydeck/core/kernel'
import { decimalText } from '@paydeck/core/money'
import { billRemindersOf, paymentDetailsOf } from '@paydeck/core/pages'
import { either as E, taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { makeSurroundings, textStorage } from '../slice-bench/index.ts'

const day = 86_400_000

describe('the bill reminders', () => {
  const bench = async () => {
    const { ports } = makeSurroundings(20_000 * day)
    const isOn = ports.stores.make(false)
    const shopper = ports.stores.make({ products: { individualShopperTier1: { verified: false } } })
    let asked = 0
    const due = {
      accountId: 'b1',
      merchantName: 'Cedar Union Bank',
      mask: '2201',
      dueAt: 20_003 * day,
      minimum: decimalText('35.00'),
    }
    const reminders = billRemindersOf({
      ...ports,
      billReminders: {
        due: async () => {
          asked += 1
          return E.right([due])
        },
      },
      device: { timeZone: () => 'UTC' },
      configuration: { productName: 'Paydeck' },
      storage: textStorage(),
      amountPrivacy: { isOn },
      applications: { view: shopper },
    } as unknown as Parameters<typeof billRemindersOf>[0])
    await reminders.tasks.load()
    const minimum = () => reminders.view.get()?.rows[0]?.minimum
    return { reminders, isOn, shopper, minimum, asked: () => asked }
  }

  it('the bill reminders load if and only if the user is verified', async () => {
    const { reminders, shopper, asked } = await bench()
    expect([reminders.view.get(), asked()]).toEqual([null, 0])
    shopper.update(() => ({ products: { individualShopperTier1: { verified: true } } }))
    await reminders.tasks.load()
    expect(reminders.view.get()?.rows).toHaveLength(1)
  })

  it('the bill reminders hide their amounts while amount privacy is on', async () => {
    const { reminders, shopper, isOn, minimum } = await bench()
    shopper.update(() => ({ products: { individualShopperTier1: { verified: true } } }))
    await reminders.tasks.load()
    expect(minimum()).toContain('$35.00')
    isOn.update(() => true)
    expect(minimum()).toBeNull()
    isOn.update(() => false)
    expect(minimum()).toContain('$35.00')
  })
})

describe('the payment details', () => {
  const bench = (explorer: string, host = 'localhost') => {
    const { ports } = makeSurroundings()
    const isOn = ports.stores.make(false)
    const details = paymentDetailsOf(
      {
        ...ports,
        records: { find: () => TE.left(unreachable) },
        amountPrivacy: { isOn },
        recentActivity: { state: ports.stores.make({ items: [] }) },
      } as unknown as Parameters<typeof paymentDetailsOf>[0],
      { host, explorer, support: '/support', product: 'Paydeck', pictureOrigins: [], timeZone: () => 'UTC' },
    )
    return { isOn, now: () => details.state.get() }
  }

  it('while amount privacy is on, the payment details hide their amounts and label them as hidden', () => {
    const { isOn, now } = bench('')
    expect(now().hidden).toBeNull()
    isOn.update(() => true)
    expect(now().hidden).toEqual({ text: '••••••', label: 'Amount hidden' })
    isOn.update(() => false)
    expect(now().hidden).toBeNull()
  })

  it('EXPL-016 the payment details link to the provider’s explorer if it is configured', () => {
    expect(bench('').now().environment).toMatchObject({
      host: 'local',
      explorerBase: null,
      support: '/support',
      product: 'Paydeck',
    })
    expect(bench('https://explorer.example', 'pay.example').now().environment.explorerBase).toBe(
      'https://explorer.example',
    )
  })
})
