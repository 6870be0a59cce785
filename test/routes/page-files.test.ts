import { routeIds, routes } from '@paydeck/core/routes'
import { expect, it } from 'vitest'
import { pages } from '../../.ci/page-files.ts'

const withFiles = pages.map(({ id }) => id)

it.each(routeIds)(
  'ROUTE-011 P3 if the route %s has its own code files, each of its paths maps to them, with or without an id',
  (id) => {
    const [fixed, optional] = [routes[id].path.replaceAll(/:\w+\b(?!\?)/g, 'a-7'), /\/:\w+\?/]
    const paths = [fixed.replace(optional, ''), fixed.replace(optional, '/a-7')].map((path) => path.slice(1))
    for (const path of [...paths, ...paths.map((one) => `${one}/`)]) {
      const found = pages.find(({ pattern }) => new RegExp(pattern).test(path))
      expect([path, found?.id]).toEqual([path, withFiles.includes(id) ? id : undefined])
    }
  },
)

it('P3 home is the only page of the app without its own code files', () => {
  const elsewhere = ['util-dashboard', 'business', 'dev']
  expect(routeIds.filter((id) => !withFiles.includes(id) && !elsewhere.includes(id))).toEqual(['home'])
})
