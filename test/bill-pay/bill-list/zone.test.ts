import { expect, it } from 'vitest'
import { openHome } from '../bench.ts'

it('the Bill Pay page reads the time zone of the device again only after a minute has passed', async () => {
  const run = await openHome()
  run.page.get()
  const before = run.zones()
  run.isHidden.update(() => true)
  run.page.chooseOrder('alphabetical')
  run.page.get()
  expect(run.zones() - before).toBe(0)
  await run.clock.advance(60_000)
  void run.list.tasks.reload('accounts')()
  await run.answerAll()
  run.page.get()
  expect(run.zones() - before).toBe(1)
})
