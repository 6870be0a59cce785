import { expect, it } from 'vitest'
import { benchAt, errorReset, modalName } from './bench.ts'

it('BILL-073 BILL-077 keeps a failure in the slot for its 4 s, and knows the bills that were connected before it', async () => {
  const bench = benchAt()
  await bench.begin('automatic')
  await bench.tell({ kind: 'linked', accountToken: null })
  await bench.tell({ kind: 'error', text: 'Your bank did not answer.' })
  await bench.tell({ kind: 'exit' })
  expect([bench.view().error, bench.reloads]).toEqual(['Your bank did not answer.', ['user', 'accounts']])
  expect(bench.slot.get()).toEqual({ name: modalName, backdropCloses: false })
  await bench.clock.advance(errorReset.ms - 1)
  expect(bench.slot.get()).toEqual({ name: modalName, backdropCloses: false })
  // Afterwards it may be closed as ever.
  await bench.clock.advance(1)
  expect([bench.view().error, bench.slot.get()]).toEqual([null, { name: modalName }])
})
