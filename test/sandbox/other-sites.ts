/**
 * Headers of requests from origins other than that of the sandbox: another site, a sibling domain, a frame without an
 * origin, another port.
 */
export const otherSites: ReadonlyArray<Readonly<Record<string, string>>> = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'http://127.0.0.1:1' },
  { origin: 'null' },
  { 'sec-fetch-site': 'same-site', origin: 'null' },
]
