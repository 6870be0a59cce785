import { rejected } from '@paydeck/core/kernel'
import { describe, expect, it } from 'vitest'
import {
  application,
  bench,
  opened,
  formOf,
  harbor,
  listOf,
  lumen,
  offline,
  option,
  profileOf,
  savings,
  settle,
} from '../bench.ts'

const everyday = {
  ...savings,
  id: 'w-everyday',
  currency: 'USDC_m',
  address: '0x00000000000000000000000000000000000000AA',
  label: 'Everyday',
  isActive: false,
}

describe('receiving address list', () => {
  it('RECV-009 RECV-010 RECV-011 a payout request has the button "Accept Invite", or "Setup Payment" if there is no profile', async () => {
    const all = await opened()
    expect(listOf(all).requests).toEqual([
      {
        id: 'harbor',
        text: 'Harbor Studio wants to send you a payment.',
        goesTo: 'Payments will go to Savings (BTC …0end).',
        choose: null,
        choice: null,
        action: { kind: 'accept', label: 'Accept Invite', isEnabled: true },
      },
    ])
    const none = await opened({ profiles: [], wallets: [] })
    expect(listOf(none).requests.map(({ action }) => action.label)).toEqual(['Setup Payment', 'Setup Payment'])
  })

  it('RECV-099 RECV-092 the list shows each profile with its wallet, but no payout percentages and no unassigned wallets', async () => {
    const other = { ...savings, id: 'w-loose', address: 'bc1loose', label: 'Loose' }
    const all = await opened({
      wallets: [savings, everyday, other],
      profiles: [{ ...profileOf(savings, [lumen]), percentage: 37 }, profileOf(everyday)],
    })
    const { profiles } = listOf(all)
    expect(profiles.map(({ name, address }) => [name, address?.whole])).toEqual([
      ['Savings', savings.address],
      ['Everyday', everyday.address],
    ])
    expect(JSON.stringify(listOf(all))).not.toMatch(/37|percentage|bc1loose/)
    expect(all.payouts.state.get().profiles[0]?.percentage).toBe(37)
  })

  it('RECV-095 the list marks an address as pending until the provider has approved it', async () => {
    const all = await opened({ wallets: [savings, everyday], profiles: [profileOf(savings), profileOf(everyday)] })
    expect(listOf(all).profiles.map(({ pending }) => pending)).toEqual([null, 'Pending approval'])
    all.provider.wallets = [savings, { ...everyday, isActive: true }]
    all.directory.load()
    await settle()
    expect(listOf(all).profiles.map(({ pending }) => pending)).toEqual([null, null])
  })

  it('CUR-005 CUR-021 the list shows the common code of each currency, and the chain if the provider sets `showChain`', async () => {
    const currencies = [
      option('BTC', { chainName: 'Bitcoin', showChain: false }),
      option('USDC_m', { displayCode: 'USDC.e', chainName: 'Polygon', showChain: true }),
    ]
    const all = await opened({
      currencies,
      wallets: [savings, everyday],
      profiles: [profileOf(savings), profileOf(everyday)],
    })
    expect(listOf(all).profiles.map(({ currency, chain, icon }) => [currency, chain, icon])).toEqual([
      ['BTC', null, 'btc'],
      ['USDC.e', 'Polygon', 'usdc'],
    ])
  })

  it('the list shows a short address in full, and only the beginning and the end of a long address', async () => {
    const short = { ...everyday, address: '12345678901234567' }
    const all = await opened({ wallets: [savings, short], profiles: [profileOf(savings), profileOf(short)] })
    expect(listOf(all).profiles.map(({ address }) => address?.short)).toEqual([
      'bc1qsaving…000end',
      '12345678901234567',
    ])
  })

  it('RECV-012 RECV-013 RECV-017 RECV-089 each profile has a menu, with "Delete" if and only if the profile has no senders', async () => {
    const two = await opened({ profiles: [profileOf(savings, [lumen, harbor])] })
    expect(listOf(two).profiles[0]?.menu).toEqual({
      label: 'Actions for Savings',
      entries: [
        { kind: 'edit', label: 'Edit', note: null },
        { kind: 'remove-sender', label: 'Remove sender Lumen Payroll', payorId: 'lumen' },
        { kind: 'remove-sender', label: 'Remove sender Harbor Studio', payorId: 'harbor' },
      ],
    })
    const none = await opened({ profiles: [profileOf(savings)], otpEnabled: false })
    expect(listOf(none).profiles[0]?.menu.entries).toEqual([
      { kind: 'edit', label: 'Edit', note: 'Needs two-factor authentication' },
      { kind: 'delete', label: 'Delete' },
    ])
  })

  it('RECV-014 RECV-015 RECV-016 the two-factor banner is shown if and only if two-factor is off', async () => {
    expect(listOf(await opened()).banner).toBeNull()
    expect(listOf(await opened({ otpEnabled: false })).banner).toEqual({
      text: 'Setup two-factor authentication to make changes to your receiving addresses.',
      action: 'Setup 2FA',
      path: '/settings/security',
    })
  })

  it('RECV-018 a hint about invites is shown if and only if the user has neither payout requests nor profiles', async () => {
    const text =
      "If you've received a payments invite, please click the link in the invite email to complete setup. If the problem persists, please request another invite from the sender."
    expect(listOf(await opened({ payors: [], profiles: [], wallets: [] })).empty).toBe(text)
    expect(listOf(await opened({ payors: [harbor], profiles: [] })).empty).toBeNull()
    expect(listOf(await opened({ payors: [], profiles: [profileOf(savings)] })).empty).toBeNull()
  })

  it('RECV-078 RECV-079 without a payee token, the list shows neither profiles nor the button that adds an address', async () => {
    const withToken = listOf(await opened())
    expect([withToken.profiles.length, withToken.requests.length, withToken.add]).toEqual([
      1,
      1,
      'Add Receiving Address',
    ])
    const without = listOf(await opened({ hasPayeeToken: false }))
    expect([without.profiles.length, without.requests.length, without.add]).toEqual([0, 1, null])
    expect(without.requests[0]?.action.kind).toBe('set-up')
  })

  it('RECV-008 if the user has applied for the payout verification, its status is shown above the list', async () => {
    expect(listOf(await opened()).application?.text).toBe('Pending approval')
    expect(listOf(await opened({ applications: [{ ...application, status: 'approved' }] })).application?.text).toBe(
      'Complete',
    )
    expect(
      listOf(await opened({ applications: [{ ...application, productName: 'individualShopperTier1' }] })).application,
    ).toBeNull()
  })

  it.each([
    [{}, 'wait', 'Your verification is under review. This takes 24 to 48 hours.', 'Contact Support'],
    [
      { collectionStatus: 'incomplete' },
      'request',
      'Continue verification to receive payouts. Review takes 24 to 48 hours.',
      'Continue',
    ],
    [{ status: 'rejected' }, 'bad', 'We were unable to verify your identity.', 'Contact Support'],
    [
      { status: 'initializing' },
      'request',
      'Verify your identity to receive payouts. Review takes 24 to 48 hours.',
      'Get Verified',
    ],
  ] as const)(
    'RECV-100 RECV-101 RECV-102 the page explains the next step for an unapproved verification application: %o',
    async (change, tone, text, label) => {
      const view = listOf(await opened({ applications: [{ ...application, ...change }] }))
      const to = label === 'Contact Support' ? null : '/verification/get-started?apply=payoutsRecipient'
      expect(view.verification).toEqual({
        tone,
        text,
        action: { label, to, address: to === null ? '/support' : null },
      })
    },
  )

  it('VERIF-084 the page offers the verification to a user with a sender but without a verification application', async () => {
    expect(listOf(await opened({ applications: [] })).verification).toEqual({
      tone: 'request',
      text: 'Verify your identity to receive payouts. Review takes 24 to 48 hours.',
      action: { label: 'Get Verified', to: '/verification/get-started?apply=payoutsRecipient', address: null },
    })
    expect(listOf(await opened({ applications: [], payors: [] })).verification).toBeNull()
    const approved = { ...application, status: 'approved' } as const
    expect(listOf(await opened({ applications: [approved] })).verification).toBeNull()
  })

  it('RECV-064 RECV-065 RECV-068 an alert warns of a currency that is not allowed; its button opens the active profile’s form', async () => {
    const all = await opened({ currencies: [option('BTC', { enabled: false })] })
    expect(listOf(all).alert).toEqual({
      tone: 'warning',
      text: 'The currency you’ve selected is no longer valid for your or your sender’s region. Change currencies to accept this payment.',
      action: { kind: 'change-currency', label: 'Change Currency', note: null },
    })
    all.form.changeCurrency()
    expect(formOf(all)).toMatchObject({
      state: 'edit',
      label: { value: 'Savings' },
      currency: { error: 'Currency Not Available' },
    })
    const off = await opened({ otpEnabled: false, acceptance: { canAccept: false, reason: 'currencyNotAllowed' } })
    expect(listOf(off).alert?.action).toEqual({
      kind: 'change-currency',
      label: 'Change Currency',
      note: 'Needs two-factor authentication',
    })
    off.form.changeCurrency()
    expect(off.state()).toBe('index')
    const none = await opened({ profiles: [], acceptance: { canAccept: false, reason: 'currencyNotAllowed' } })
    none.form.changeCurrency()
    expect(none.state()).toBe('add')
    // Choosing a currency for the first time needs no two-factor code.
    const bare = await opened({
      otpEnabled: false,
      profiles: [{ ...profileOf(savings, []), wallet: null }],
      acceptance: { canAccept: false, reason: 'currencyNotAllowed' },
    })
    expect(listOf(bare).alert?.action).toMatchObject({ kind: 'change-currency', note: null })
    bare.form.changeCurrency()
    expect(bare.state()).toBe('add')
  })

  it('RECV-066 RECV-067 RECV-076 an alert links to the support site if something other than the currency prevents payouts', async () => {
    for (const reason of ['accountNotAllowed', 'a word that nobody knows']) {
      const all = await opened({ acceptance: { canAccept: false, reason } })
      expect(listOf(all).alert).toEqual({
        tone: 'error',
        text: 'Due to your account settings, we cannot process payments from your senders.',
        action: { kind: 'help', label: 'Get Help', address: '/support' },
      })
    }
  })

  it('RECV-021 CUR-010 CUR-013 the page shows at most four icons of receivable currencies, and the number of the others', async () => {
    const codes = ['BTC', 'ETH', 'ETH_arb', 'USDC_m', 'USDT', 'LTC', 'XRP']
    const all = await opened({ currencies: codes.map((code) => option(code)) })
    expect(listOf(all).received).toEqual({
      label: 'You can receive',
      names: 'BTC, ETH, USDC.e, LTC, XRP',
      icons: ['btc', 'eth', 'usdc', 'ltc'],
      more: '+1 More',
    })
    expect(listOf(await opened({ currencies: [option('USDT')] })).received).toBeNull()
  })

  it('the list shows the loading state until the first load has ended, but not during later loads', async () => {
    const all = bench()
    await all.start()
    expect(listOf(all).isLoading).toBe(true)
    all.hold()
    all.directory.load()
    await settle()
    expect(listOf(all).isLoading).toBe(true)
    await all.release()
    expect(listOf(all).isLoading).toBe(false)
    all.hold()
    all.directory.load()
    await settle()
    expect(listOf(all).isLoading).toBe(false)
  })

  it('ERR-084 the list keeps the loaded records when a later load fails; each failure is logged', async () => {
    const all = bench()
    await all.start()
    all.provider.faults = {
      payors: offline,
      profiles: rejected(500),
      wallets: offline,
      currencies: offline,
      acceptance: offline,
    }
    all.directory.load()
    await settle()
    expect(all.errors).toHaveLength(5)
    expect(listOf(all)).toMatchObject({ isLoading: false, alert: null, notice: null })
    expect(listOf(all).profiles).toHaveLength(1)
    all.form.add(null)
    expect(formOf(all)).toMatchObject({
      currency: { failure: "We couldn't load the currencies.", none: null },
      canSave: false,
    })
    all.provider.faults = {}
    all.directory.load()
    await settle()
    expect(formOf(all).currency.failure).toBeNull()
  })

  it('the list shows the responses to the latest load, even if responses to an earlier load arrive later', async () => {
    const all = await opened()
    all.hold()
    all.directory.load()
    await settle()
    all.provider.payors = []
    all.directory.load()
    await settle()
    all.provider.profiles = []
    await all.release()
    expect(listOf(all)).toMatchObject({ requests: [], profiles: [] })
  })
})
