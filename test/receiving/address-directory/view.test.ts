import { rejected } from '@paydeck/core/kernel'
import { describe, expect, it } from 'vitest'
import {
  application,
  bench,
  entered,
  formOf,
  harbor,
  indexOf,
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

describe('the index of the receiving addresses', () => {
  it('RECV-009 RECV-010 RECV-011 lists each request, to be accepted where a profile exists and set up where none does', async () => {
    const all = await entered()
    expect(indexOf(all).requests).toEqual([
      {
        id: 'harbor',
        text: 'Harbor Studio wants to send you a payment.',
        goesTo: 'Payments will go to Savings (BTC …0end).',
        choose: null,
        choice: null,
        action: { kind: 'accept', label: 'Accept Invite', isEnabled: true },
      },
    ])
    const none = await entered({ profiles: [], wallets: [] })
    expect(indexOf(none).requests.map(({ action }) => action.label)).toEqual(['Setup Payment', 'Setup Payment'])
  })

  it('RECV-099 RECV-092 shows each profile with the wallet that it has, and nothing of its percentage', async () => {
    const other = { ...savings, id: 'w-loose', address: 'bc1loose', label: 'Loose' }
    const all = await entered({
      wallets: [savings, everyday, other],
      profiles: [{ ...profileOf(savings, [lumen]), percentage: 37 }, profileOf(everyday)],
    })
    const { profiles } = indexOf(all)
    expect(profiles.map(({ name, address }) => [name, address?.whole])).toEqual([
      ['Savings', savings.address],
      ['Everyday', everyday.address],
    ])
    expect(JSON.stringify(indexOf(all))).not.toMatch(/37|percentage|bc1loose/)
    expect(all.payouts.state.get().profiles[0]?.percentage).toBe(37)
  })

  it('RECV-095 says of an address that is not approved yet that it is pending, until it is', async () => {
    const all = await entered({ wallets: [savings, everyday], profiles: [profileOf(savings), profileOf(everyday)] })
    expect(indexOf(all).profiles.map(({ pending }) => pending)).toEqual([null, 'Pending approval'])
    all.provider.wallets = [savings, { ...everyday, isActive: true }]
    all.directory.load()
    await settle()
    expect(indexOf(all).profiles.map(({ pending }) => pending)).toEqual([null, null])
  })

  it('CUR-005 CUR-021 names a currency as people know it, and its chain only where it does not go without saying', async () => {
    const currencies = [
      option('BTC', { chainName: 'Bitcoin', showChain: false }),
      option('USDC_m', { displayCode: 'USDC.e', chainName: 'Polygon', showChain: true }),
    ]
    const all = await entered({
      currencies,
      wallets: [savings, everyday],
      profiles: [profileOf(savings), profileOf(everyday)],
    })
    expect(indexOf(all).profiles.map(({ currency, chain, icon }) => [currency, chain, icon])).toEqual([
      ['BTC', null, 'btc'],
      ['USDC.e', 'Polygon', 'usdc'],
    ])
  })

  it('shortens a long address to its ends, and no short one', async () => {
    const short = { ...everyday, address: '12345678901234567' }
    const all = await entered({ wallets: [savings, short], profiles: [profileOf(savings), profileOf(short)] })
    expect(indexOf(all).profiles.map(({ address }) => address?.short)).toEqual([
      'bc1qsaving…000end',
      '12345678901234567',
    ])
  })

  it('RECV-012 RECV-013 RECV-017 RECV-089 offers edit, each sender to be removed, and delete once no payor pays', async () => {
    const two = await entered({ profiles: [profileOf(savings, [lumen, harbor])] })
    expect(indexOf(two).profiles[0]?.menu).toEqual({
      label: 'Actions for Savings',
      entries: [
        { kind: 'edit', label: 'Edit', note: null },
        { kind: 'remove-sender', label: 'Remove sender Lumen Payroll', payorId: 'lumen' },
        { kind: 'remove-sender', label: 'Remove sender Harbor Studio', payorId: 'harbor' },
      ],
    })
    const none = await entered({ profiles: [profileOf(savings)], otpEnabled: false })
    expect(indexOf(none).profiles[0]?.menu.entries).toEqual([
      { kind: 'edit', label: 'Edit', note: 'Needs two-factor authentication' },
      { kind: 'delete', label: 'Delete' },
    ])
  })

  it('RECV-014 RECV-015 RECV-016 asks for two-factor authentication only where it is off', async () => {
    expect(indexOf(await entered()).banner).toBeNull()
    expect(indexOf(await entered({ otpEnabled: false })).banner).toEqual({
      text: 'Setup two-factor authentication to make changes to your receiving addresses.',
      action: 'Setup 2FA',
      path: '/settings/security',
    })
  })

  it('RECV-018 says what to do when there is neither a request nor a profile, and only then', async () => {
    const text =
      "If you've received a payments invite, please click the link in the invite email to complete setup. If the problem persists, please request another invite from the sender."
    expect(indexOf(await entered({ payors: [], profiles: [], wallets: [] })).empty).toBe(text)
    expect(indexOf(await entered({ payors: [harbor], profiles: [] })).empty).toBeNull()
    expect(indexOf(await entered({ payors: [], profiles: [profileOf(savings)] })).empty).toBeNull()
  })

  it('RECV-078 RECV-079 shows profiles and the way to add one with a payee token, and without one only requests', async () => {
    const withToken = indexOf(await entered())
    expect([withToken.profiles.length, withToken.requests.length, withToken.add]).toEqual([
      1,
      1,
      'Add Receiving Address',
    ])
    const without = indexOf(await entered({ hasPayeeToken: false }))
    expect([without.profiles.length, without.requests.length, without.add]).toEqual([0, 1, null])
    expect(without.requests[0]?.action.kind).toBe('set-up')
  })

  it('RECV-008 heads the list with how the application stands, where there is one', async () => {
    expect(indexOf(await entered()).application?.text).toBe('Pending approval')
    expect(indexOf(await entered({ applications: [{ ...application, status: 'approved' }] })).application?.text).toBe(
      'Complete',
    )
    expect(
      indexOf(await entered({ applications: [{ ...application, productName: 'individualShopperTier1' }] })).application,
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
    'RECV-100 RECV-101 RECV-102 says what is to be done about an application that is not approved: %o',
    async (change, tone, text, label) => {
      const view = indexOf(await entered({ applications: [{ ...application, ...change }] }))
      const to = label === 'Contact Support' ? null : '/verification/get-started?apply=payoutsRecipient'
      expect(view.verification).toEqual({
        tone,
        text,
        action: { label, to, address: to === null ? '/support' : null },
      })
    },
  )

  it('VERIF-084 leads who has accepted an invite, and has no application, to the verification', async () => {
    expect(indexOf(await entered({ applications: [] })).verification).toEqual({
      tone: 'request',
      text: 'Verify your identity to receive payouts. Review takes 24 to 48 hours.',
      action: { label: 'Get Verified', to: '/verification/get-started?apply=payoutsRecipient', address: null },
    })
    expect(indexOf(await entered({ applications: [], payors: [] })).verification).toBeNull()
    const approved = { ...application, status: 'approved' } as const
    expect(indexOf(await entered({ applications: [approved] })).verification).toBeNull()
  })

  it('RECV-064 RECV-065 RECV-068 warns of a currency that is no longer valid, and leads to the edit state of the active profile', async () => {
    const all = await entered({ currencies: [option('BTC', { enabled: false })] })
    expect(indexOf(all).alert).toEqual({
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
    const off = await entered({ otpEnabled: false, acceptance: { canAccept: false, reason: 'currencyNotAllowed' } })
    expect(indexOf(off).alert?.action).toEqual({
      kind: 'change-currency',
      label: 'Change Currency',
      note: 'Needs two-factor authentication',
    })
    off.form.changeCurrency()
    expect(off.state()).toBe('index')
    const none = await entered({ profiles: [], acceptance: { canAccept: false, reason: 'currencyNotAllowed' } })
    none.form.changeCurrency()
    expect(none.state()).toBe('add')
    // Where there is no currency to change yet, one is chosen for the first time: that takes no code.
    const bare = await entered({
      otpEnabled: false,
      profiles: [{ ...profileOf(savings, []), wallet: null }],
      acceptance: { canAccept: false, reason: 'currencyNotAllowed' },
    })
    expect(indexOf(bare).alert?.action).toMatchObject({ kind: 'change-currency', note: null })
    bare.form.changeCurrency()
    expect(bare.state()).toBe('add')
  })

  it('RECV-066 RECV-067 RECV-076 leads to the support site for any other reason', async () => {
    for (const reason of ['accountNotAllowed', 'a word that nobody knows']) {
      const all = await entered({ acceptance: { canAccept: false, reason } })
      expect(indexOf(all).alert).toEqual({
        tone: 'error',
        text: 'Due to your account settings, we cannot process payments from your senders.',
        action: { kind: 'help', label: 'Get Help', address: '/support' },
      })
    }
  })

  it('RECV-021 CUR-010 CUR-013 shows what can be received as four icons and a count, each currency once', async () => {
    const codes = ['BTC', 'ETH', 'ETH_arb', 'USDC_m', 'USDT', 'LTC', 'XRP']
    const all = await entered({ currencies: codes.map((code) => option(code)) })
    expect(indexOf(all).received).toEqual({
      label: 'You can receive',
      names: 'BTC, ETH, USDC.e, LTC, XRP',
      icons: ['btc', 'eth', 'usdc', 'ltc'],
      more: '+1 More',
    })
    expect(indexOf(await entered({ currencies: [option('USDT')] })).received).toBeNull()
  })

  it('waits for the first answers before it shows anything, and never again', async () => {
    const all = bench()
    await all.start()
    expect(indexOf(all).isLoading).toBe(true)
    all.hold()
    all.directory.load()
    await settle()
    expect(indexOf(all).isLoading).toBe(true)
    await all.release()
    expect(indexOf(all).isLoading).toBe(false)
    all.hold()
    all.directory.load()
    await settle()
    expect(indexOf(all).isLoading).toBe(false)
  })

  it('ERR-084 logs what cannot be loaded, and shows what is known', async () => {
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
    expect(indexOf(all)).toMatchObject({ isLoading: false, alert: null, notice: null })
    expect(indexOf(all).profiles).toHaveLength(1)
    all.form.add(null)
    expect(formOf(all)).toMatchObject({
      currency: { failure: 'The currencies could not be loaded.', none: null },
      canSave: false,
    })
    all.provider.faults = {}
    all.directory.load()
    await settle()
    expect(formOf(all).currency.failure).toBeNull()
  })

  it('takes the answers of the last load, whichever comes last', async () => {
    const all = await entered()
    all.hold()
    all.directory.load()
    await settle()
    all.provider.payors = []
    all.directory.load()
    await settle()
    all.provider.profiles = []
    await all.release()
    expect(indexOf(all)).toMatchObject({ requests: [], profiles: [] })
  })
})
