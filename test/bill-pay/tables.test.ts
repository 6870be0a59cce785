import {
  billNames,
  billPageName,
  connectEffects,
  connectStates,
  initialConnectState,
  initialInvoiceState,
  invoiceEffects,
  offeredModes,
  widgetEnvironment,
} from '@paydeck/core/bill-pay'
import { billPayTableLaws } from '@paydeck/core/properties'
import { billPayTables } from '@paydeck/core/tables'
import { brokenLaws } from '@paydeck/core/testing'
import { describe, expect, it } from 'vitest'
import { plainAccount } from '../arbitraries/bill-pay.ts'

describe('a table of another team', () => {
  const { connectModes, connectMachine, invoiceMachine, pageNames } = billPayTables
  const own = {
    ...billPayTables,
    pageNames: { ...pageNames, pay: 'Pay' },
    billKinds: new Map([['card', 'Credit card of a shop']]),
    connectModes: { ...connectModes, manual: { ...connectModes.manual, needsVerification: false } },
    connectMachine: { ...connectMachine, open: { ...connectMachine.open, entry: ['refreshUser'] } },
    invoiceMachine: { ...invoiceMachine, failed: { ...invoiceMachine.failed, entry: ['goHome'] } },
  } as const

  it('keeps the laws of every table of Bill Pay', async () => {
    expect(await brokenLaws(billPayTableLaws(own))).toEqual([])
  })

  it('changes the names of screens and bills', () => {
    expect(billPageName('bill-pay-pay', own.pageNames)).toBe('Pay')
    const card = { liability: { ...plainAccount.liability, type: 'card', mask: '2201' } }
    expect(billNames(card, [], own.billKinds).kind).toBe('Credit card of a shop ****2201')
  })

  it('changes the offered ways to connect bills and the environment of the widget', () => {
    const user = { methodVerified: false }
    expect([offeredModes(user), offeredModes(user, own.connectModes)]).toEqual([['automatic'], ['automatic', 'manual']])
    const environments = { ...billPayTables.widgetEnvironments, local: 'production' } as const
    expect([widgetEnvironment('localhost'), widgetEnvironment('localhost', environments)]).toEqual([
      'development',
      'production',
    ])
  })

  it('changes the states and the effects of a flow', () => {
    const launched = { ...initialConnectState, status: 'auth_token_retrieved' } as const
    expect(connectEffects(launched, { kind: 'open' }, own.connectMachine).effects).toEqual(['refreshUser'])
    const deaf = { ...connectMachine, auth_token_retrieved: { on: {} } }
    expect(connectStates(launched, { kind: 'open' }, deaf)).toEqual([])
    const failure = { kind: 'fail', text: 'No.' } as const
    expect(invoiceEffects(initialInvoiceState, failure)).toEqual([])
    expect(invoiceEffects(initialInvoiceState, failure, own.invoiceMachine)).toEqual(['goHome'])
  })
})

it('BILL-031 a table of another team whose guards redirect in a circle breaks a law', async () => {
  const { billChecks } = billPayTables
  const own = {
    ...billPayTables,
    billChecks: { ...billChecks, 'bill-pay-verify': [['verified', false, 'bill-pay-home'] as const] },
  }
  const broken = await brokenLaws(billPayTableLaws(own))
  expect(broken.some((message) => message.startsWith('Redirects end after at most four steps'))).toBe(true)
})
