/** The three kinds of host that the app may run on. */
export const hostClasses = ['local', 'test', 'production'] as const
/** What kind of host the app runs on: nothing is real but in production. */
export type HostClass = (typeof hostClasses)[number]

/** Names by which a machine calls itself. */
const local = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|::1)$/

/** Names that say that nothing there is real (SEC-025). */
const test = /^(?:test|staging)|\.(?:test|staging)\./

/** A host's name in lower case, without port, brackets and the root's full stop. */
const nameOf = (host: string): string =>
  host
    .toLowerCase()
    .replace(/^(\[[^\]]*\]|[^:]*):\d*$/, '$1')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')

/**
 * What kind of host a name stands for, with or without a port: total over every text, one class each. The issuer of
 * two-factor codes, explorer networks, the bill-connection widget and the test wallets all go by it (LIM-009).
 */
export const hostClass = (host: string): HostClass => {
  const name = nameOf(host)
  if (local.test(name)) return 'local'
  return test.test(name) ? 'test' : 'production'
}
