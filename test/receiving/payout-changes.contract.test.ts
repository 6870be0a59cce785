import { expect, it } from 'vitest'
import { answered } from '../sandbox/clients.ts'
import { sandboxInTime } from '../sandbox/in-time.ts'
import { cobalt, everyday, lumen, payoutHelpers, savings } from './money.ts'
import { ether } from './recipient.ts'

const timedSandbox = sandboxInTime()
const { settledRecipient, codeOf, sendCode, add, remove, mails, history } = payoutHelpers(timedSandbox)

const warning = "If this wasn't you, sign in, change your password and sign out all other devices."
const stoppable = "If this wasn't you, stop it here, without signing in: <link>"
const soon = 'We approve it within 24 hours. Until then, no payments go to it.'

it('A12 L3 RECV-109 an email tells the user of each change to addresses or senders, with a link if stopping is possible', async () => {
  const one = await settledRecipient()
  const [first, second] = await one.wallets()
  const [to, there] = [`BTC address ${first?.address}`, `USDC address ${second?.address}`]
  const newest = async (): Promise<ReadonlyArray<string>> => {
    const [mail] = await mails(one)
    const body = mail?.body.replace(/http:\/\/[\w.:]+\/stop-payout-change#[\w-]{43}(?=\n)/, '<link>') ?? ''
    return [mail?.subject ?? '', ...body.split('\n\n')]
  }
  const spare = await one.createSpareWallet()
  expect(await newest()).toEqual([
    'A receiving address was added',
    `The ETH address ${ether(1)} was added to your account. ${soon}`,
    stoppable,
    warning,
  ])
  await answered(one.book.deleteWallet({ walletId: spare }))
  expect(await newest()).toEqual([
    'A receiving address was removed',
    `The ETH address ${ether(1)} was removed from your account.`,
    warning,
  ])
  expect(await add(one, cobalt, savings)).toBeUndefined()
  expect(await newest()).toEqual([
    'A sender was added to your address',
    `Payments from Cobalt Research now go to the ${to}.`,
    stoppable,
    warning,
  ])
  expect(await sendCode(one)).toBe(200)
  expect(await remove(one, lumen, savings)).toBeUndefined()
  expect(await newest()).toEqual([
    'A sender was removed from an address',
    `Payments from Lumen Payroll no longer go to the ${to}. We hold them until you accept the sender again.`,
    warning,
  ])
  expect(await add(one, lumen, everyday)).toBeUndefined()
  expect(await newest()).toEqual([
    'A sender was moved to another address',
    `Payments from Lumen Payroll will go to the ${there}. We hold them until this change is approved, which takes up to 24 hours.`,
    stoppable,
    warning,
  ])
  const [moved] = await history(one)
  await one.client.rest('POST', '/auth/security-history/stop', { id: moved?.id })
  expect(await newest()).toEqual([
    'A payout change was stopped',
    `No payments will go to the ${there}. We hold payments from the affected senders until you accept the senders again.`,
    warning,
  ])
  timedSandbox.advance(60_000)
  const update = { currency: 'ETH', address: ether(), label: 'Savings', updateAddress: true, updateLabel: false }
  const ids = { profileId: one.profileIds[savings] ?? '', walletId: one.walletIds[savings] ?? '' }
  await answered(one.book.updateWallet({ ...update, ...ids, twoFactorCode: await codeOf(one) }))
  expect(await newest()).toEqual([
    'A receiving address was changed',
    `Your senders now pay to the ETH address ${ether()}. ${soon}`,
    stoppable,
    warning,
  ])
})
