import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hostClass, hostClasses } from '../../core/platform/host.ts'
import { anyHosts, localHosts, productionHosts, testHosts } from '../arbitraries/hosts.ts'

it('LIM-009 puts every host into exactly one class', () => {
  fc.assert(
    fc.property(anyHosts, (host) => {
      expect(hostClasses.filter((kind) => kind === hostClass(host))).toHaveLength(1)
    }),
  )
})

it('LIM-009 knows localhost and the loopback addresses, on any port, as local', () => {
  fc.assert(
    fc.property(localHosts, (host) => {
      expect(hostClass(host)).toBe('local')
    }),
  )
})

it('LIM-009 knows test and staging hosts by the start of their name, or by a part of it', () => {
  fc.assert(
    fc.property(testHosts, (host) => {
      expect(hostClass(host)).toBe('test')
    }),
  )
})

it('LIM-009 takes every other host for production, however near its name comes', () => {
  fc.assert(
    fc.property(productionHosts, (host) => {
      expect(hostClass(host)).toBe('production')
    }),
  )
})

it('LIM-009 does not go by the letter case', () => {
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
])('SEC-025 LIM-009 takes %s for %s', (host, kind) => {
  expect(hostClass(host)).toBe(kind)
})
