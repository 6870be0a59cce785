import type { InputOf, ReplyOf } from '@paydeck/adapters/wire/call'
import type { postVerifyAddress, setMailingAddress } from '@paydeck/adapters/wire/cards/mailing-address'
import type { CallContext, Handlers } from '../calls/context.ts'
import { checkedName } from '../calls/names.ts'
import { refuse } from '../kernel/refusals.ts'
import { countryOf, isState, isUndeliverable, isZip, isZipOf } from './us-addresses.ts'

type Verified = ReplyOf<typeof postVerifyAddress>['addressVerification']
type Address = InputOf<typeof postVerifyAddress>['address']

/**
 * Verifies an address. Returns an empty list if street, number or city is missing, or if an address in the United States has
 * no valid ZIP code. An address with an "inadmissible" warning cannot be used. Other warnings only ask the user to review
 * the address.
 */
const found = ({ address1, city, state, postalCode, country }: Address): Verified => {
  const mapped = countryOf(country)
  const isUs = mapped === 'US'
  const isHeld = isUndeliverable(address1)
  const isPlace = isHeld || (/\d/.test(address1) && /\p{L}{2}/u.test(address1))
  if (!isPlace || city.trim() === '' || (isUs && !isZip(postalCode))) return []
  const warnings = [
    isHeld ? "Inadmissible: we can't deliver a check to this address." : null,
    isUs && !isState(state) ? "We don't recognize this state." : null,
    isUs && isState(state) && !isZipOf(postalCode, state) ? 'This ZIP code is in another state.' : null,
  ].filter((warning) => warning !== null)
  return [{ warnings, mappedAddress: { country: mapped } }]
}

const longest = 100

const checkedLine = (text: string, field: string): string =>
  checkedName(text, {
    most: longest,
    tooShort: 'The address is incomplete.',
    tooLong: `Address lines can have at most ${longest} characters.`,
    hidden: 'Addresses can contain only letters, numbers and symbols.',
    field,
  })

/**
 * Checks an address and returns it. Refuses an undeliverable address, even if the client claims that the address is
 * verified.
 */
const checked = (given: InputOf<typeof setMailingAddress>) => {
  const line = (field: 'address1' | 'city' | 'state' | 'postalCode' | 'country') => checkedLine(given[field], field)
  const address2 = given.address2?.trim() ?? ''
  const address = {
    address1: line('address1'),
    address2: address2 === '' ? null : checkedLine(address2, 'address2'),
    city: line('city'),
    state: line('state'),
    postalCode: line('postalCode'),
    country: line('country'),
  }
  // The form recognizes these two messages (CARD-145, CARD-146).
  if (countryOf(address.country) !== 'US') refuse(422, 'country invalid', { field: 'country' })
  if (!isState(address.state)) refuse(422, 'state invalid', { field: 'state' })
  if (!isZip(address.postalCode)) refuse(422, 'Enter a ZIP code with five or nine digits.', { field: 'postalCode' })
  if ([address.address1, address.address2 ?? ''].some(isUndeliverable))
    refuse(422, "We can't deliver a check to this address.")
  return address
}

const onFile = ({ database, user }: CallContext) =>
  database
    .selectFrom('mailingAddresses')
    .select(['address1', 'address2', 'city', 'state', 'postalCode', 'country'])
    .where('userId', '=', user.id)
    .executeTakeFirst()

export const mailingAddressHandlers = {
  GetMailingAddress: async (context) => ({ mailingAddress: (await onFile(context)) ?? null }),

  SetMailingAddress: async ({ database, user }, given) => {
    const address = checked(given)
    await database
      .insertInto('mailingAddresses')
      .values({ userId: user.id, ...address })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(address))
      .execute()
    return { setMailingAddress: true }
  },

  'POST /compliance/verifyAddress': (_context, { address }) => Promise.resolve({ addressVerification: found(address) }),
} satisfies Handlers<'GetMailingAddress' | 'SetMailingAddress' | 'POST /compliance/verifyAddress'>
