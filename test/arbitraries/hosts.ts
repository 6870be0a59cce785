import fc from 'fast-check'
import { anyText } from '../../core/properties/arbitraries/values.ts'

const words = fc.constantFrom('id', 'pay', 'deck', 'www', 'example', 'contest', 'latest', 'backstaging', 'localhostess')
const endings = fc.constantFrom('com', 'example', 'co.uk', 'io', 'test', 'staging')
const names = fc
  .tuple(fc.array(words, { minLength: 1, maxLength: 3 }), endings)
  .map(([parts, end]) => [...parts, end].join('.'))
const ports = fc.option(fc.integer({ min: 1, max: 65_535 }), { nil: null })
const atAnyPort = (hosts: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(hosts, ports).map(([host, port]) => (port === null ? host : `${host}:${port}`))

const bytes = fc.integer({ min: 0, max: 255 })

/** Host names and addresses of the local machine, with and without a port. */
export const localHosts = atAnyPort(
  fc.oneof(
    fc.constantFrom('localhost', 'LOCALHOST', 'app.localhost', '[::1]'),
    fc.tuple(bytes, bytes, bytes).map((parts) => ['127', ...parts].join('.')),
  ),
)

/** Host names of test and staging installations, with and without a port. */
export const testHosts = atAnyPort(
  fc.oneof(
    fc.tuple(fc.constantFrom('test', 'staging', 'Test', 'test2', 'staging-eu'), names).map((parts) => parts.join('.')),
    fc.tuple(words, fc.constantFrom('test', 'staging'), names).map((parts) => parts.join('.')),
  ),
)

/**
 * Host names of production, with and without a port. Some resemble local and test hosts: they contain the same words, but in
 * the middle of a label or at the end of the name.
 */
export const productionHosts = atAnyPort(
  fc.oneof(names, fc.constantFrom('127.0.0.1.example.com', 'localhost.example.com', '128.0.0.1', '10.0.0.1', '[::2]')),
)

export const anyHosts = fc.oneof(localHosts, testHosts, productionHosts, fc.string(), anyText())
