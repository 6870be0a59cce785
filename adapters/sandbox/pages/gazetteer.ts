/** Component of a postal address, as the stand-in of the maps service returns it. */
export interface PlaceComponent {
  readonly type: 'street_number' | 'street' | 'city' | 'state' | 'postal_code' | 'country'
  readonly text: string
}

export interface Place {
  readonly id: string
  readonly type: 'address' | 'city'
  /** Suggestion in one line. */
  readonly text: string
  readonly components: ReadonlyArray<PlaceComponent>
}

type City = readonly [name: string, state: string, postalCode: string, country: string]

// The cities are invented, but each US postal code belongs to its state. Some cities are outside the United States, so that
// a search that is limited to one country omits some cities.
const cities: ReadonlyArray<City> = [
  ['Fairhollow', 'OR', '97199', 'US'],
  ['Maple Crossing', 'OH', '43299', 'US'],
  ['Saltgrass', 'TX', '77599', 'US'],
  ['Linden Falls', 'NY', '13099', 'US'],
  ['Copper Bend', 'AZ', '85099', 'US'],
  ['Windmere', 'IL', '60899', 'US'],
  ['Otter Landing', 'WA', '98199', 'US'],
  ['Stonebrook', 'PA', '19599', 'US'],
  ['Palmetto Reach', 'FL', '33899', 'US'],
  ['Gray Harbor Point', 'ME', '04099', 'US'],
  ['Aspenvale', 'CO', '80699', 'US'],
  ['Quarry Hill', 'VT', '05799', 'US'],
  ['Maplewick', 'ON', 'K0A 9Z9', 'CA'],
  ['Lower Thistledown', 'Kent', 'ME99 9ZZ', 'GB'],
]

const streets: ReadonlyArray<string> = [
  'Alder Street',
  'Birchwood Avenue',
  'Canal Road',
  'Dogwood Lane',
  'Elm Street',
  'Foxglove Court',
  'Granite Way',
  'Harvest Drive',
  'Ironwood Street',
  'Juniper Street',
  'Kestrel Avenue',
  'Larkspur Lane',
  'Main Street',
  'North Pine Road',
  'Old Mill Road',
  'Prairie View Drive',
  "Queen Anne's Lane",
  'Ridge Road',
  'Sycamore Avenue',
  'Three Oaks Parkway',
  'Upland Terrace',
  'Valley View Road',
  'Willow Bend',
  'Yarrow Circle',
]

const abroad: Readonly<Record<string, string>> = { CA: 'Canada', GB: 'United Kingdom' }

const part = (type: PlaceComponent['type'], text: string): PlaceComponent => ({ type, text })

const cityParts = ([name, state, , country]: City): ReadonlyArray<PlaceComponent> => [
  part('city', name),
  part('state', state),
  part('country', country),
]

const regionOf = ([name, state, , country]: City): string => `${name}, ${state}, ${abroad[country] ?? 'USA'}`

const cityPlace = (city: City, index: number): Place => ({
  id: `city-${index}`,
  type: 'city',
  text: regionOf(city),
  components: cityParts(city),
})

const addressPlace = (street: string, city: City, id: string, number: string): Place => ({
  id: `${id}-${number}`,
  type: 'address',
  text: `${number} ${street}, ${regionOf(city)}`,
  components: [part('street_number', number), part('street', street), ...cityParts(city), part('postal_code', city[2])],
})

interface Street {
  readonly id: string
  readonly street: string
  readonly city: City
  /** House number to suggest if the typed text contains no number. */
  readonly number: string
}

const everyStreet: ReadonlyArray<Street> = cities.flatMap((city, place) =>
  streets.map((street, index) => ({
    id: `street-${place}-${index}`,
    street,
    city,
    number: String(100 + ((place * 37 + index * 53) % 1900)),
  })),
)

const wordsOf = (text: string): ReadonlyArray<string> =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => word !== '')

/** True if each typed word is the beginning of a word of the place, in the same order. */
const matchesWords = (place: ReadonlyArray<string>, typed: ReadonlyArray<string>): boolean => {
  let from = 0
  return typed.every((word) => {
    const at = place.findIndex((one, index) => index >= from && one.startsWith(word))
    from = at + 1
    return at >= 0
  })
}

const houseNumber = /^\d{1,5}$/
/** Maximum number of words in a search. A longer text matches no place. */
const mostWords = 20

/** Search for places. An empty country or type matches all places. */
export interface PlaceQuery {
  readonly input: string
  readonly country: string
  readonly type: string
}

/**
 * Returns the first `most` places that match the text. Each typed word must be the beginning of a word of the place, in the
 * same order. Any house number is accepted in every street.
 */
export const searchPlaces = ({ input, country, type }: PlaceQuery, most: number): ReadonlyArray<Place> => {
  const [first = '', ...rest] = wordsOf(input)
  if (first === '' || rest.length >= mostWords) return []
  const isNumbered = houseNumber.test(first) && rest.length > 0
  const typed = isNumbered ? rest : [first, ...rest]
  const isIn = ([, , , code]: City): boolean => country === '' || code === country.toUpperCase()
  const addresses = everyStreet
    .filter(({ street, city }) => isIn(city) && matchesWords(wordsOf(`${street} ${regionOf(city)}`), typed))
    .map(({ id, street, city, number }) => addressPlace(street, city, id, isNumbered ? first : number))
  const towns = cities.map(cityPlace).filter((_, index) => {
    const city = cities[index]
    return city !== undefined && isIn(city) && matchesWords(wordsOf(regionOf(city)), typed)
  })
  return [...(type === 'city' ? [] : addresses), ...(type === 'address' ? [] : towns)].slice(0, most)
}

const addressId = /^(street-\d{1,2}-\d{1,2})-(\d{1,5})$/

/** Returns the place to which the id of a suggestion belongs; null if there is none. */
export const placeOf = (id: string): Place | null => {
  const [, streetId, number = ''] = addressId.exec(id) ?? []
  const found = everyStreet.find((one) => one.id === streetId)
  if (found !== undefined) return addressPlace(found.street, found.city, found.id, number)
  return cities.map(cityPlace).find((city) => city.id === id) ?? null
}
