import { type EffectBench, effectLaws } from '@paydeck/core/testing'
import { windowOf } from '../bill-pay/bill-connection/window.ts'
import { answered } from '../sandbox/clients.ts'
import { sandboxInTime } from '../sandbox/in-time.ts'
import { effects, type Effects } from './effects.ts'
import { makeRichUser, signInElsewhere } from './rich-user.ts'
import { runLaws } from './run-laws.ts'

const place = sandboxInTime()

const byHand = { move: 'add', biller: 'quillan-water', postcode: '97205' } as const

/** Changes of the data for methods that add something that a user has only once. */
const missing: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'newApplications.create': { applications: [] },
  'nationalIdentityRecords.give': { nationalIdentityLastFour: null },
}

const bench = (method: string, effectsOf: Effects) => async (): Promise<EffectBench> => {
  let found = 0
  const { client, ports, invites } = await makeRichUser(place, missing[method])
  if (method === 'activeSessionRecords.end') await signInElsewhere(client)
  const window = windowOf(client)
  const [first, ...others] = await effectsOf({
    ports,
    email: client.email,
    invites: [
      { payload: invites.open, payor: 'Harbor Freight Pay' },
      { payload: invites.second, payor: 'Juniper Works' },
    ],
    findBill: async () => {
      const { id } = await window.open(await answered(ports.billConnections.token('manual')))
      found += 1
      return (await window.send({ id, ...byHand, number: `4000-1234 567${found}` })).account ?? ''
    },
  })
  if (first === undefined) throw new Error('No effect is known')
  return { effects: [first, ...others] }
}

for (const [method, effectsOf] of Object.entries(effects))
  runLaws(`effects of ${method} in the sandbox`, effectLaws(bench(method, effectsOf)))
