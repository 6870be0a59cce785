import { addressRefusal, type MailingAddress, rejected } from '@paydeck/core'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { answered } from '../../sandbox/clients.ts'
import { account } from '../../sandbox/running.ts'
import { holder } from '../holder.ts'

const home: MailingAddress = {
  address1: '48 Larkspur Lane',
  address2: '',
  city: 'Portland',
  state: 'OR',
  postalCode: '97205',
  country: 'US',
}

describe('mailing address in the sandbox', () => {
  it('CALL-036 CALL-037 CALL-014 CARD-127 the mailing address is null at first, and then the last saved address', async () => {
    const { addresses, client } = await holder([{ provider: 'galileo' }])
    expect(await answered(addresses.onFile)).toBeNull()
    expect(await answered(addresses.save({ ...home, address2: 'Unit 7' }))).toBe(true)
    expect(await answered(addresses.onFile)).toEqual({ ...home, address2: 'Unit 7' })
    const other = { ...home, address1: ' 1209 Juniper Street ', state: 'Oregon', country: 'United States' }
    expect(await answered(addresses.save(other))).toBe(true)
    expect(await answered(addresses.onFile)).toEqual({ ...other, address1: '1209 Juniper Street' })
    // Another user has a separate address, which is still null.
    const user = await holder([{ provider: 'galileo' }])
    expect(await answered(user.addresses.onFile)).toBeNull()
    await client.control('POST', 'account', { mailingAddress: null })
    expect(await answered(addresses.onFile)).toBeNull()
  })

  it('CALL-036 a test account can be created with a mailing address', async () => {
    const mailingAddress = { ...home, address2: null }
    const client = await account('cardholder', { mailingAddress })
    const { body } = await client.graphql('GetMailingAddress')
    expect(body).toEqual({ data: { user: { mailingAddress } } })
  })

  it.each([
    [{ country: 'Canada' }, 'country invalid'],
    [{ country: 'Narnia' }, 'country invalid'],
    [{ state: 'ZZ' }, 'state invalid'],
    [{ state: 'Ontario' }, 'state invalid'],
    [{ state: 'Ontario', country: 'CA' }, 'country invalid'],
    [{ postalCode: '9720' }, 'Enter a ZIP code with five or nine digits.'],
    [{ address2: 'PO Box 12' }, "We can't deliver a check to this address."],
    [{ city: '   ' }, 'The address is incomplete.'],
    [{ address1: 'x'.repeat(101) }, 'Address lines can have at most 100 characters.'],
    [{ address1: '48 Lark\u202espur' }, 'Addresses can contain only letters, numbers and symbols.'],
  ] as const)(
    'CALL-037 CARD-145 CARD-146 if a save is rejected because of the new value %j, the mailing address stays unchanged',
    async (change, message) => {
      const { addresses } = await holder([{ provider: 'galileo' }])
      await answered(addresses.save(home))
      expect(await addresses.save({ ...home, ...change })()).toEqual(E.left(rejected(200, message)))
      expect(await answered(addresses.onFile)).toEqual(home)
    },
  )
})

describe('address verification of the sandbox', () => {
  it('CALL-101 CALL-102 CARD-155 for verification, the app sends an address as fields and as one line; nothing is saved', async () => {
    const { addresses, client, callInputs } = await holder([{ provider: 'galileo' }])
    const { address2: _, ...parts } = home
    expect(await answered(addresses.verify(home))).toEqual([{ warnings: [], mappedAddress: { country: 'US' } }])
    expect(await callInputs('POST /compliance/verifyAddress')).toEqual([
      { address: { ...parts, freeformAddress: '48 Larkspur Lane, Portland, OR 97205' } },
    ])
    expect(await answered(addresses.onFile)).toBeNull()
    const { status, body } = await client.rest('POST', '/compliance/verifyAddress', {
      address: { ...parts, freeformAddress: '' },
    })
    expect([status, body]).toEqual([200, { addressVerification: [{ warnings: [], mappedAddress: { country: 'US' } }] }])
  })

  it.each([
    [{}, null],
    [{ country: 'USA', state: 'oregon', postalCode: '97205-1234' }, null],
    [{ state: 'WA', postalCode: '10001' }, null],
    [{ state: 'Ontario' }, null],
    [{ country: 'Canada', state: 'ON', postalCode: 'K1A 0B1' }, 'country'],
    [{ country: 'Narnia', postalCode: '1' }, 'country'],
    [{ address1: 'P.O. Box 881' }, 'inadmissible'],
    [{ address1: 'General Delivery' }, 'inadmissible'],
    [{ address1: 'P.O. Box 881', country: 'Mexico' }, 'country'],
    [{ address1: 'somewhere' }, 'empty'],
    [{ address1: '12345' }, 'empty'],
    [{ postalCode: 'ABCDE' }, 'empty'],
    [{ city: ' ' }, 'empty'],
  ] as const)(
    'CALL-102 CARD-153 if an address with the changes %j is verified, the app’s reason to reject the address is %j',
    async (change, refusal) => {
      const { addresses } = await holder([{ provider: 'galileo' }])
      expect(addressRefusal(await answered(addresses.verify({ ...home, ...change })))).toBe(refusal)
    },
  )

  it('CALL-102 the verification of an address returns a warning if the ZIP code belongs to another state', async () => {
    const { addresses } = await holder([{ provider: 'galileo' }])
    expect(await answered(addresses.verify({ ...home, state: 'NY' }))).toEqual([
      { warnings: ['This ZIP code is in another state.'], mappedAddress: { country: 'US' } },
    ])
  })
})
