import { expect, it } from 'vitest'
import { benchAt, errorReset, modalName } from './bench.ts'

it('BILL-073 BILL-077 if the widget fails after linking an account, the error is shown for 4 s, and the bills are refetched', async () => {
  const bench = benchAt()
  await bench.begin('automatic')
  await bench.emit({ kind: 'linked', accountToken: null })
  await bench.emit({ kind: 'error', text: 'Your bank did not answer.' })
  await bench.emit({ kind: 'exit' })
  expect([bench.view().error, bench.reloads]).toEqual(['Your bank did not answer.', ['user', 'accounts']])
  expect(bench.slot.get()).toEqual({ name: modalName, backdropCloses: false })
  await bench.clock.advance(errorReset.ms - 1)
  expect(bench.slot.get()).toEqual({ name: modalName, backdropCloses: false })
  // The error disappears one millisecond later, and a click on the backdrop can close the modal again.
  await bench.clock.advance(1)
  expect([bench.view().error, bench.slot.get()]).toEqual([null, { name: modalName }])
})
