/** Kinds of host that the app runs on. */
export const hostClasses = ['local', 'test', 'production'] as const
/** Kind of host that the app runs on. Money is real in `production` only. */
export type HostClass = (typeof hostClasses)[number]

/** Host names of the local machine. */
const local = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|::1)$/

/** Host names of test systems (SEC-025). */
const test = /^(?:test|staging)|\.(?:test|staging)\./

/** Returns a host name in lower case, without port, brackets and trailing dot. */
const nameOf = (host: string): string =>
  host
    .toLowerCase()
    .replace(/^(\[[^\]]*\]|[^:]*):\d*$/, '$1')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')

/**
 * Returns the kind of a host. Accepts any text, with or without a port. The kind decides the issuer of two-factor codes, the
 * explorer networks, the environment of the bill-connection widget, and the test wallets (LIM-009).
 * @example
 * hostClass('localhost') // 'local'
 */
export const hostClass = (host: string): HostClass => {
  const name = nameOf(host)
  if (local.test(name)) return 'local'
  return test.test(name) ? 'test' : 'production'
}
