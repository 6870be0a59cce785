import { mailingAddressMachine } from '@paydeck/core/cards'
import { statusMachine } from '@paydeck/core/kernel'
import { addressFormMachine } from '@paydeck/core/receiving'
import { twoFactorMachine } from '@paydeck/core/security'
import { expect, it } from 'vitest'
import { connectMachine } from '../../core/bill-pay/bill-connection/tables.ts'
import { invoiceMachine } from '../../core/bill-pay/bill-payment/tables.ts'
import { back, type Machine, type Target } from '../../core/kernel/machine.ts'
import { pairingMachine } from '../../core/profile/wallet-pairing/tables.ts'
import { streamMachine } from '../../core/verification/application-updates/tables.ts'
import { filesIn, textOf } from './files.ts'

type Drawn = Machine<string, string, string, string>

/** All state machines, each with its initial state. The key is the heading in the document. */
const machines: Readonly<Record<string, readonly [first: string, machine: Drawn]>> = {
  'Operation: the status of a request (SHELL-044)': ['null', statusMachine],
  'Receiving address: the form and its code': ['closed', addressFormMachine],
  'Two-factor authentication: on, off and backup codes': ['closed', twoFactorMachine],
  'Wallet pairing': ['closed', pairingMachine],
  'Mailing address of a card': ['editing', mailingAddressMachine],
  'Connecting bills': ['none', connectMachine],
  'Paying bills': ['none', invoiceMachine],
  'Updates of an application: the stream and its polling': ['idle', streamMachine],
}

/** Returns the identifier of a state for a Mermaid diagram, in which identifiers contain no hyphen. */
const id = (state: string): string => state.replaceAll('-', '_')

const paths = (target: Target<string>): ReadonlyArray<readonly [guard: string, path: ReadonlyArray<string>]> => {
  if (typeof target === 'string') return [['', [target]]]
  if (Array.isArray(target)) return [['', target]]
  return Object.entries(target).map(([guard, path]) => [` [${guard}]`, path])
}

const arrows = (state: string, event: string, target: Target<string>): ReadonlyArray<string> =>
  paths(target).flatMap(([guard, path]) => {
    const passed = path.slice(0, -1)
    const last = path.at(-1)
    const through = passed.length === 0 ? '' : ` through ${passed.join(', ')}`
    return last === undefined
      ? []
      : [`${id(state)} --> ${id(last === back ? state : last)}: ${event}${guard}${through}`]
  })

/** Returns the Mermaid state diagram of a machine. The text beside a state lists the effects that start in this state. */
const diagram = (first: string, machine: Drawn): string => {
  const lines = Object.entries(machine).flatMap(([state, { entry = [], stay = [], after, on }]) => {
    const effects = [...entry, ...stay.map((effect) => `${effect} (if it stays)`)].join(', ')
    return [
      ...(id(state) === state ? [] : [`state "${state}" as ${id(state)}`]),
      ...(effects === '' ? [] : [`${id(state)}: starts ${effects}`]),
      ...(after === undefined ? [] : [`${id(state)}: ${after.event} after ${after.delay.ms / 1000} s`]),
      ...Object.entries(on).flatMap(([event, target]) => (target === undefined ? [] : arrows(state, event, target))),
    ]
  })
  return ['```mermaid', 'stateDiagram-v2', `  [*] --> ${id(first)}`, ...lines.map((line) => `  ${line}`), '```'].join(
    '\n',
  )
}

const intro = `# State machines

Every flow of several states is one table: \`Machine\` of [core/kernel/machine.ts](../core/kernel/machine.ts). The table lists
its states, the events that each state accepts, and the effects of entering a state.

| in a diagram | means |
|---|---|
| \`a --> b: event\` | In state \`a\` the event leads to \`b\`. A state ignores all other events. |
| \`event [case]\` | The target depends on the case of the event. |
| \`through c\` | The machine enters \`c\` and leaves it at once. |
| \`a: starts effect\` | Entering \`a\` starts the effect. With the addition "if it stays", the effect does not start if the machine leaves \`a\` immediately. |
| \`a: event after 3 s\` | The event follows after the delay, unless another state is entered before. |

[test/architecture/machines.test.ts](../test/architecture/machines.test.ts) draws this page from the tables. After a change
run \`npx vitest run test/architecture/machines.test.ts -u\`.`

it('docs/machines.md contains the current diagrams of all listed state machines, and no other diagrams', async () => {
  const drawn = Object.entries(machines).map(
    ([heading, [first, machine]]) => `## ${heading}\n\n${diagram(first, machine)}`,
  )
  await expect(`${[intro, ...drawn].join('\n\n')}\n`).toMatchFileSnapshot('../../docs/machines.md')
})

it('the list of state machines for docs/machines.md contains every state machine of the core', () => {
  const defined = filesIn('core', /\.ts$/).flatMap((path) =>
    [...textOf(path).matchAll(/^export const \w+Machine\b/gm)].map(() => path),
  )
  expect(defined).toHaveLength(Object.keys(machines).length)
})
