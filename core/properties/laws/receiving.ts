import { PayoutRefusal, recipientStates } from '../../model.ts'
import { isRestricted } from '../../money/index.ts'
import { hostClasses } from '../../platform/host.ts'
import { type AddressFormField, saveStages } from '../../receiving/index.ts'
import { type ReceivingTables, receivingTables } from '../../tables/receiving.ts'
import { type Law, law, must, mustEqual } from '../../testing/law.ts'
import { standings } from '../../verification/index.ts'
import { distinctLaw, eachRow } from './columns.ts'
import { eventLaw } from './events.ts'
import { failureLaws } from './failures.ts'
import { linkLaw } from './links.ts'
import { machineLaws } from './machines.ts'

const sorted = (names: Iterable<string>): ReadonlyArray<string> => [...names].toSorted()

const inviteLaws = (tables: ReceivingTables): ReadonlyArray<Law> => {
  const { unknownRefusal, inviteFailures, inviteRefusals, refusalAlerts, receivingAlerts } = tables
  const reasons = sorted(Object.keys(PayoutRefusal.keys))
  const named = new Set(inviteFailures.values())
  return [
    law('Each reason has a text and an alert (RECV-076).', () => {
      mustEqual(sorted(Object.keys(inviteRefusals)), reasons, 'the reasons with a text')
      mustEqual(sorted(Object.keys(refusalAlerts)), reasons, 'the reasons with an alert')
    }),
    law('No two messages of the provider have the same text, and none is blank.', () => {
      mustEqual(named.size, inviteFailures.size, 'the number of texts')
      must(
        [...inviteFailures].every((parts) => parts.every((part) => part.trim() === part && part !== '')),
        'a message or a text is blank.',
      )
    }),
    law('A failure has the same text, whether the provider names a reason or sends a message.', () => {
      const texts = Object.values(inviteRefusals)
      must(
        [...named].every((text) => texts.filter((one) => one === text).length === 1),
        'a text of a message belongs to no reason, or to several.',
      )
    }),
    law('All reasons without a text of their own share one text, and an unknown reason has this text.', () => {
      const others = new Set(Object.values(inviteRefusals).filter((text) => !named.has(text)))
      must(others.size <= 1, 'there are several such texts.')
      must(others.has(inviteRefusals[unknownRefusal]), `"${unknownRefusal}" has a text of its own.`)
    }),
    law('An unknown reason is an error, since no other currency helps.', () =>
      mustEqual(receivingAlerts[refusalAlerts[unknownRefusal]].tone, 'error', 'the tone'),
    ),
    law('Each alert is the alert of a reason (RECV-068).', () =>
      mustEqual(
        sorted(new Set(Object.values(refusalAlerts))),
        sorted(Object.keys(receivingAlerts)),
        'the alerts of the reasons',
      ),
    ),
    distinctLaw('No two alerts have the same text.', receivingAlerts, ({ text }) => text),
    distinctLaw('No two alerts have the same button.', receivingAlerts, ({ action }) => action),
    distinctLaw('No two alerts have the same tone.', receivingAlerts, ({ tone }) => tone),
    eachRow('The tone of an alert is known.', receivingAlerts, ({ tone }) => tone === 'warning' || tone === 'error'),
    linkLaw(
      'The links lead to pages of the app.',
      new Map([
        ['invite', tables.receivingPage.path],
        ['two-factor', tables.twoFactorPath],
      ]),
    ),
    law('The key of an invite can stand in a query.', () =>
      must(/^[a-z]+(-[a-z]+)*$/.test(tables.receivingPage.inviteKey), `it is "${tables.receivingPage.inviteKey}".`),
    ),
  ]
}

const recipientLaws = ({ recipientStandings, recipientTones }: ReceivingTables): ReadonlyArray<Law> => [
  law('Each recipient state has a standing, and each standing a tone (RECV-103).', () => {
    mustEqual(sorted(Object.keys(recipientStandings)), sorted(recipientStates), 'the states')
    mustEqual(sorted(Object.keys(recipientTones)), sorted(standings), 'the standings')
  }),
  distinctLaw('No two recipient states have the same standing.', recipientStandings, (standing) => standing),
  distinctLaw(
    'No two recipient states have the same tone.',
    recipientStandings,
    (standing) => recipientTones[standing],
  ),
  eachRow(
    'A recipient who applied is shown a standing of an application that is not approved.',
    recipientStandings,
    (one) => standings.includes(one) && one !== 'not-started' && one !== 'approved',
  ),
  eachRow('A notice is bad if and only if the provider refused the user.', recipientTones, (tone, standing) =>
    tone === 'bad' ? standing === 'further-action' : standing !== 'further-action',
  ),
  eachRow('A notice asks the user to act until the application is complete.', recipientTones, (tone, standing) =>
    standing === 'not-started' || standing === 'started' ? tone === 'request' : tone === 'wait' || tone === 'bad',
  ),
]

const formLaws = (tables: ReceivingTables): ReadonlyArray<Law> => {
  const { addressFormMachine, isFixedIn, newAddress, connectedChain, refusedFields, ethereumNetworks } = tables
  const machine: Readonly<Record<string, { readonly on: object }>> = addressFormMachine
  const fields: ReadonlyArray<AddressFormField> = ['address', 'label']
  return [
    ...machineLaws('The address form', addressFormMachine, 'closed'),
    eventLaw('The address form: an event leads to the same state everywhere.', addressFormMachine, -1, {
      open: 'editing',
      check: 'checking',
      ask: 'asking',
      save: 'saving',
      confirm: 'confirming',
      succeed: 'leaving',
      fail: 'editing',
      'refuse-code': 'asking',
      leave: 'leaving',
      left: 'closed',
    }),
    eachRow(
      'The form is read-only if and only if its state accepts no save (RECV-125).',
      isFixedIn,
      (isFixed, state) => {
        const { on } = machine[state] ?? { on: {} }
        return isFixed ? !('save' in on) && !('check' in on) : 'save' in on && 'check' in on
      },
    ),
    eachRow(
      'A state in which a request runs accepts its success and its failure, or only asks for the code.',
      machine,
      ({ on }) => ('fail' in on ? 'succeed' in on || 'ask' in on : !('succeed' in on)),
    ),
    law('A new address has a currency that can be chosen, a name and no address (RECV-032).', () => {
      must(/^[A-Z]+(_[a-z]+)?$/.test(newAddress.currency), `the currency is "${newAddress.currency}".`)
      must(!isRestricted(newAddress.currency), 'the currency is restricted.')
      must(newAddress.label.trim() !== '', 'the name is blank.')
      mustEqual(newAddress.address, '', 'the address')
    }),
    law('The chain of connected wallets is a code.', () =>
      must(/^[A-Z]+$/.test(connectedChain), `it is "${connectedChain}".`),
    ),
    law('Each stage of a save has a row, in order (RECV-085).', () =>
      mustEqual(Object.keys(refusedFields), saveStages, 'the stages'),
    ),
    eachRow(
      'A stage marks a field of the form, or none.',
      refusedFields,
      (field) => field === null || fields.includes(field),
    ),
    law('A failed validation marks the address, which the user can correct (ERR-074).', () =>
      mustEqual(refusedFields.validate, 'address', 'the field'),
    ),
    ...failureLaws('Connecting a wallet', tables.bridgeFailures),
    law('Each class of host has a network (RECV-060).', () =>
      mustEqual(sorted(Object.keys(ethereumNetworks)), sorted(hostClasses), 'the classes'),
    ),
    eachRow(
      'Wallets are connected on the main network in production only (RECV-060).',
      ethereumNetworks,
      (network, host) => (host === 'production' ? !network.isTest : network.isTest),
    ),
    law('The main network and the test networks have different chain ids.', () => {
      const { production, ...others } = ethereumNetworks
      for (const { chainId } of Object.values(others)) {
        must(Number.isSafeInteger(chainId) && chainId > 0, `the chain id is ${chainId}.`)
        must(chainId !== production.chainId, `the chain id ${chainId} is that of the main network.`)
      }
    }),
  ]
}

/**
 * Laws of every set of tables of receiving addresses, whatever its texts: no two tables contradict each other.
 * @example
 * const refusalAlerts = { ...receivingTables.refusalAlerts, accountNotAllowed: 'region' } as const
 * const broken = await brokenLaws(receivingTableLaws({ ...receivingTables, refusalAlerts }))
 * broken.length > 0 // true
 */
export const receivingTableLaws = (tables: ReceivingTables = receivingTables): ReadonlyArray<Law> => [
  ...inviteLaws(tables),
  ...recipientLaws(tables),
  ...formLaws(tables),
]
