import {
  type AddressSuggestions,
  attempt,
  type Fault,
  malformed,
  type ResolvedAddress,
  unreachable,
} from '@paydeck/core'
import { either as E, function as F, taskEither as TE } from 'fp-ts'
import * as t from 'io-ts'
import { list, record } from '../../wire/codec.ts'
import { keyedAddress } from '../keyed-address.ts'
import type { ScriptLoader } from '../scripts.ts'

/**
 * Interface of the library "Places", which a maps script contains. The adapter validates the library's responses like those
 * of the provider.
 */
interface PlacesLibrary {
  readonly suggest: (question: {
    readonly input: string
    readonly country: string
    readonly type: string
  }) => Promise<unknown>
  readonly details: (id: string) => Promise<unknown>
}

declare global {
  interface Window {
    readonly maps?: { readonly places?: PlacesLibrary }
  }
}

const Suggested = list(record({ id: t.string, text: t.string }))
const Components = list(record({ type: t.string, text: t.string }))

/** Maximum number of suggestions to show. A service may send more (CARD-148). */
const mostSuggestions = 5

/** Maps each field of an address to the name of the matching component in the script's responses. */
const parts = {
  streetNumber: 'street_number',
  streetName: 'street',
  city: 'city',
  state: 'state',
  postalCode: 'postal_code',
  country: 'country',
} as const satisfies Record<keyof ResolvedAddress, string>

const addressOf = (components: t.TypeOf<typeof Components>): ResolvedAddress => {
  const textOf = (type: string): string => components.find((one) => one.type === type)?.text ?? ''
  return {
    streetNumber: textOf(parts.streetNumber),
    streetName: textOf(parts.streetName),
    city: textOf(parts.city),
    state: textOf(parts.state),
    postalCode: textOf(parts.postalCode),
    country: textOf(parts.country),
  }
}

/** Creates the address suggestions from the maps script at a URL. With an empty URL, there are no suggestions. */
export const browserAddressSuggestions = (
  view: Pick<Window, 'maps'>,
  loader: ScriptLoader,
  address: string,
): AddressSuggestions => {
  const decodedCall = <A>(
    codec: t.Type<A, unknown, unknown>,
    ask: (places: PlacesLibrary) => Promise<unknown>,
  ): TE.TaskEither<Fault, A> =>
    F.pipe(
      attempt<Fault, unknown>(
        async () => {
          const places = view.maps?.places
          if (places === undefined) throw new Error('There is no maps script')
          return ask(places)
        },
        () => unreachable,
      ),
      TE.flatMapEither((answer) => E.mapLeft(() => malformed('maps'))(codec.decode(answer))),
    )
  return {
    prepare: (key) =>
      attempt(
        async () => {
          if (address === '' || view.maps?.places !== undefined) return
          await loader.load(keyedAddress(address, key))
          if (view.maps?.places === undefined) throw new Error('There is no places library')
        },
        () => unreachable,
      ),
    suggest: (text) =>
      address === '' || text.trim() === ''
        ? TE.right([])
        : F.pipe(
            decodedCall(Suggested, (places) => places.suggest({ input: text, country: 'us', type: 'address' })),
            TE.map((found) => found.slice(0, mostSuggestions).map(({ id, text: label }) => ({ id, label }))),
          ),
    resolve: (id) =>
      F.pipe(
        decodedCall(Components, (places) => places.details(id)),
        TE.map(addressOf),
      ),
  }
}
