import { consoleLog } from '@paydeck/adapters/browser/log'
import { expect, it } from 'vitest'

it('`consoleLog` writes an error as a console warning, and a warning as console information', () => {
  const written: Array<readonly [string, unknown]> = []
  const log = consoleLog({
    warn: (text: unknown) => void written.push(['warn', text]),
    info: (text: unknown) => void written.push(['info', text]),
  })
  log.error('Initialisation failed at payouts: no answer')
  log.warn('100% of %s')
  expect(written).toEqual([
    ['warn', 'Initialisation failed at payouts: no answer'],
    ['info', '100% of %s'],
  ])
})
