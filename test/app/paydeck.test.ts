import { makePaydeck, type MissingPorts, type PartName, type Ports, portsOfPart, type Slices } from '@paydeck/core'
import { makers } from '@paydeck/core/app'
import { settle } from '@paydeck/core/testing'
import * as fc from 'fast-check'
import { expect, expectTypeOf, it } from 'vitest'
import { providerAt } from '../memory/provider.ts'

const names = Object.keys(makers) as ReadonlyArray<PartName>

/** Returns ports that record the name of each port that is read. */
const recorded = (ports: Ports) => {
  const read = new Set<string>()
  const watching = new Proxy(ports, {
    get: (target, role: keyof Ports) => {
      read.add(role)
      return target[role]
    },
  })
  return { ports: watching, read }
}

it.each(names)(
  'makePaydeck makes the part %s at its first read, from exactly the ports that `portsOfPart` names',
  (name) => {
    const { ports, read } = recorded(providerAt().ports)
    const app = makePaydeck(ports)
    expect([...read]).toEqual([])
    const part = app[name]
    expect(part).toBeDefined()
    expect(app[name]).toBe(part)
    expect([...read].toSorted()).toEqual([...portsOfPart(name)].toSorted())
  },
)

it('an app without some ports has exactly the parts that need none of these ports, and names the missing ports of the others', () => {
  const { ports } = providerAt()
  fc.assert(
    fc.property(fc.subarray(Object.keys(ports) as ReadonlyArray<keyof Ports> as Array<keyof Ports>), (removed) => {
      const app: Readonly<Partial<Record<PartName, unknown>>> = makePaydeck<Partial<Ports>>(
        Object.fromEntries(Object.entries(ports).filter(([role]) => !removed.includes(role as keyof Ports))),
      )
      for (const name of names) {
        const missing = portsOfPart(name).filter((role) => removed.includes(role))
        if (missing.length > 0) expect(app[name]).toEqual({ missingPorts: missing })
        else expect(app[name]).not.toHaveProperty('missingPorts')
      }
    }),
    { numRuns: 20 },
  )
})

it('the type of a part whose ports are missing names these ports, so that a use of the part does not compile', () => {
  const { billWidget: _, paymentWindow: __, ...ports } = providerAt().ports
  const app = makePaydeck(ports)
  expectTypeOf(app.homePage).toEqualTypeOf<Slices['homePage']>()
  expectTypeOf(app.billConnection).toEqualTypeOf<MissingPorts<'billWidget'>>()
  expectTypeOf(app.cardTopUp).toEqualTypeOf<MissingPorts<'paymentWindow'>>()
  // @ts-expect-error -- the part has no view
  expect(app.billConnection.view).toBeUndefined()
})

it('an app whose ports come from a function passes its session to the function', async () => {
  const provider = providerAt()
  let renew = async (): Promise<unknown> => undefined
  const app = makePaydeck((session) => {
    renew = () => session.currentSession.tasks.renew()
    return provider.ports
  })
  app.startup.initialise()
  await settle()
  const before = provider.callCount('sessions.productTokens')
  await renew()
  expect(provider.callCount('sessions.productTokens')).toBe(before + 1)
})
