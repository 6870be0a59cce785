/** States, districts and territories: two-letter abbreviation, name, and first digit of the ZIP codes. */
const states: ReadonlyArray<readonly [code: string, name: string, zip: string]> = [
  ['AL', 'Alabama', '3'],
  ['AK', 'Alaska', '9'],
  ['AZ', 'Arizona', '8'],
  ['AR', 'Arkansas', '7'],
  ['CA', 'California', '9'],
  ['CO', 'Colorado', '8'],
  ['CT', 'Connecticut', '0'],
  ['DE', 'Delaware', '1'],
  ['DC', 'District of Columbia', '2'],
  ['FL', 'Florida', '3'],
  ['GA', 'Georgia', '3'],
  ['HI', 'Hawaii', '9'],
  ['ID', 'Idaho', '8'],
  ['IL', 'Illinois', '6'],
  ['IN', 'Indiana', '4'],
  ['IA', 'Iowa', '5'],
  ['KS', 'Kansas', '6'],
  ['KY', 'Kentucky', '4'],
  ['LA', 'Louisiana', '7'],
  ['ME', 'Maine', '0'],
  ['MD', 'Maryland', '2'],
  ['MA', 'Massachusetts', '0'],
  ['MI', 'Michigan', '4'],
  ['MN', 'Minnesota', '5'],
  ['MS', 'Mississippi', '3'],
  ['MO', 'Missouri', '6'],
  ['MT', 'Montana', '5'],
  ['NE', 'Nebraska', '6'],
  ['NV', 'Nevada', '8'],
  ['NH', 'New Hampshire', '0'],
  ['NJ', 'New Jersey', '0'],
  ['NM', 'New Mexico', '8'],
  ['NY', 'New York', '1'],
  ['NC', 'North Carolina', '2'],
  ['ND', 'North Dakota', '5'],
  ['OH', 'Ohio', '4'],
  ['OK', 'Oklahoma', '7'],
  ['OR', 'Oregon', '9'],
  ['PA', 'Pennsylvania', '1'],
  ['PR', 'Puerto Rico', '0'],
  ['RI', 'Rhode Island', '0'],
  ['SC', 'South Carolina', '2'],
  ['SD', 'South Dakota', '5'],
  ['TN', 'Tennessee', '3'],
  ['TX', 'Texas', '7'],
  ['UT', 'Utah', '8'],
  ['VT', 'Vermont', '0'],
  ['VA', 'Virginia', '2'],
  ['VI', 'Virgin Islands', '0'],
  ['WA', 'Washington', '9'],
  ['WV', 'West Virginia', '2'],
  ['WI', 'Wisconsin', '5'],
  ['WY', 'Wyoming', '8'],
]

const plain = (text: string): string => text.trim().toLowerCase().replaceAll('.', '').replace(/\s+/g, ' ')

const zipOf: ReadonlyMap<string, string> = new Map(
  states.flatMap(([code, name, zip]) => [
    [code.toLowerCase(), zip],
    [name.toLowerCase(), zip],
  ]),
)

/** True if the text is the code or the name of a state. */
export const isState = (state: string): boolean => zipOf.has(plain(state))

/** True for a ZIP code of five or nine digits. */
export const isZip = (postalCode: string): boolean => /^\d{5}(-\d{4})?$/.test(postalCode.trim())

/** True if the ZIP code starts with the state's digit. */
export const isZipOf = (postalCode: string, state: string): boolean =>
  isZip(postalCode) && zipOf.get(plain(state)) === postalCode.trim().charAt(0)

/** Common names of a few countries. They distinguish the name of a foreign country from an unknown text. */
const countries: ReadonlyMap<string, string> = new Map(
  [
    ['US', 'usa', 'united states', 'united states of america'],
    ['CA', 'canada'],
    ['MX', 'mexico'],
    ['GB', 'uk', 'united kingdom', 'great britain'],
    ['DE', 'germany', 'deutschland'],
    ['FR', 'france'],
    ['JP', 'japan'],
  ].flatMap(([code = '', ...names]) => [code.toLowerCase(), ...names].map((name) => [name, code] as const)),
)

/** Returns a country's two-letter code; null if unknown. Unlisted two-letter codes are returned unchanged. */
export const countryOf = (text: string): string | null => {
  const name = plain(text)
  return countries.get(name) ?? (/^[a-z]{2}$/.test(name) ? name.toUpperCase() : null)
}

/** True if no cheque can be delivered to an address line: a post office box or general delivery. */
export const isUndeliverable = (line: string): boolean =>
  /\b(p ?o box|post office box|general delivery)\b/.test(plain(line))
