/**
 * What a browser says of a request that no page of ours made: of any other site, of a neighbour on the same domain, of a
 * frame without an origin, of another port.
 */
export const otherSites: ReadonlyArray<Readonly<Record<string, string>>> = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'http://127.0.0.1:1' },
  { origin: 'null' },
  { 'sec-fetch-site': 'same-site', origin: 'null' },
]
