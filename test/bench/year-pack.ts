import { makePackHandler } from '@paydeck/adapters/browser/activity/pack-requests'
import { facts } from '../activity/statements/histories.ts'
import { manyPages } from '../activity/statements/many-entries.ts'
import { median } from './browser.ts'

const entries = 20_000
const runs = 3

/** Returns the median time, in seconds, that a year pack takes without loading its entries. */
export const yearPackSeconds = (): number => {
  const pages = [...manyPages(entries)]
  const times = Array.from({ length: runs }, () => {
    const begun = performance.now()
    const handle = makePackHandler()
    handle({ kind: 'begin', facts })
    for (const page of pages) handle({ kind: 'add', page })
    handle({ kind: 'finish', missing: [] })
    return (performance.now() - begun) / 1000
  })
  return median(times)
}
