import { rejected } from '@paydeck/core/kernel'
import { receivingTableLaws } from '@paydeck/core/properties'
import {
  connectFailureText,
  ethereumNetwork,
  inviteFailureText,
  inviteRefusalText,
  receivingAlert,
  recipientBanner,
  refusalOf,
  startCurrency,
} from '@paydeck/core/receiving'
import { receivingTables } from '@paydeck/core/tables'
import { brokenLaws } from '@paydeck/core/testing'
import { describe, expect, it } from 'vitest'

describe('a table of another team', () => {
  const { refusalAlerts, inviteRefusals, inviteFailures, ethereumNetworks } = receivingTables
  const holesky = { chainId: 17_000, isTest: true }
  const own = {
    ...receivingTables,
    unknownRefusal: 'emailMismatch',
    refusalAlerts: { ...refusalAlerts, inviteExpired: 'region' },
    inviteFailures: new Map([...inviteFailures].slice(0, 1).map(([words, text]) => [`${words}.`, text])),
    inviteRefusals: {
      ...inviteRefusals,
      currencyNotAllowed: 'Ask.',
      accountNotAllowed: 'Ask.',
      emailMismatch: 'Ask.',
    },
    newAddress: { ...receivingTables.newAddress, currency: 'ETH' },
    bridgeFailures: { rows: [{ statuses: [409], text: 'Close the other request first.' }], otherwise: 'Try again.' },
    ethereumNetworks: { ...ethereumNetworks, local: holesky },
  } as const

  it('keeps the laws of every table of receiving addresses', async () => {
    expect(await brokenLaws(receivingTableLaws(own))).toEqual([])
  })

  it('changes the reasons, texts and alerts of invites', () => {
    expect([refusalOf('other'), refusalOf('other', own.unknownRefusal)]).toEqual(['accountNotAllowed', 'emailMismatch'])
    const expired = 'Recipient payout invitation has expired'
    expect(inviteFailureText(`${expired}.`, own.inviteFailures)).toBe(inviteFailureText(expired))
    expect(inviteRefusalText('emailMismatch', own.inviteRefusals)).toBe('Ask.')
    const check = { canAccept: false, reason: 'inviteExpired' }
    expect([receivingAlert(check, true), receivingAlert(check, true, own.refusalAlerts)]).toEqual(['account', 'region'])
  })

  it('changes the banner, the first currency, and the network of wallets', () => {
    const incomplete = { status: 'pending', collectionStatus: 'incomplete' } as const
    const standings = { ...receivingTables.recipientStandings, 'continue-verification': 'in-review' } as const
    expect(recipientBanner(incomplete)).toBe('Continue verification')
    expect(recipientBanner(incomplete, standings)).toBe('Your verification is under review. This takes 24 to 48 hours.')
    expect(startCurrency([{ code: 'BTC' }, { code: 'ETH' }], own.newAddress)).toBe('ETH')
    expect(ethereumNetwork('localhost', own.ethereumNetworks)).toEqual(holesky)
    const fault = rejected(409, 'Busy.')
    expect(connectFailureText(fault, holesky)).toBe('Busy.')
    expect(connectFailureText(fault, holesky, own.bridgeFailures)).toBe('Close the other request first.')
  })
})

it('RECV-060 a table of another team that connects test wallets in production breaks a law', async () => {
  const { ethereumNetworks } = receivingTables
  const own = { ...receivingTables, ethereumNetworks: { ...ethereumNetworks, production: ethereumNetworks.test } }
  const broken = await brokenLaws(receivingTableLaws(own))
  expect(broken.some((message) => message.startsWith('Wallets are connected on the main network'))).toBe(true)
})
