import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hostClass, hostClasses } from '../../core/platform/host.ts'
import { anyHosts, localHosts, productionHosts, testHosts } from '../arbitraries/hosts.ts'

it('LIM-009 hostClass returns exactly one class for every host', () => {
  fc.assert(
    fc.property(anyHosts, (host) => {
      expect(hostClasses.filter((kind) => kind === hostClass(host))).toHaveLength(1)
    }),
  )
})

it('LIM-009 hostClass returns "local" for localhost and loopback addresses, on any port', () => {
  fc.assert(
    fc.property(localHosts, (host) => {
      expect(hostClass(host)).toBe('local')
    }),
  )
})

it('LIM-009 hostClass returns "test" for the names of test and staging hosts, such as staging-2.example.com', () => {
  fc.assert(
    fc.property(testHosts, (host) => {
      expect(hostClass(host)).toBe('test')
    }),
  )
})

it('LIM-009 hostClass returns "production" for a host that is neither local nor a test host, even if its name looks similar', () => {
  fc.assert(
    fc.property(productionHosts, (host) => {
      expect(hostClass(host)).toBe('production')
    }),
  )
})

it('LIM-009 hostClass returns the same class for a host in upper case and in lower case', () => {
  fc.assert(
    fc.property(anyHosts, (host) => {
      expect(hostClass(host.toLowerCase())).toBe(hostClass(host))
    }),
  )
})

it.each([
  ['localhost:5174', 'local'],
  ['[::1]:443', 'local'],
  ['::1', 'local'],
  ['pay.localhost.', 'local'],
  ['test.example.com', 'test'],
  ['staging-2.example.com', 'test'],
  ['eu.test.example.com', 'test'],
  ['contest.example.com', 'production'],
  ['example.test', 'production'],
  ['localhost.example.com', 'production'],
  ['127.0.0.1.example.com', 'production'],
  ['', 'production'],
])('SEC-025 LIM-009 hostClass of %s is %s', (host, kind) => {
  expect(hostClass(host)).toBe(kind)
})
