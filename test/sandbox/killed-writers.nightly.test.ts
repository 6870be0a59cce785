import { expect, it } from 'vitest'
import { outlivingDatabase } from './outliving-database.ts'
import { type Process, start } from './process.ts'
import { at } from './running.ts'
import { writerOn } from './writers.ts'

/** Number of rounds. Each round kills the sandbox process once, at a different moment. */
const kills = Number(process.env['KILLS'] ?? 20)

const { create } = outlivingDatabase('kills')

it(
  `F3 when the process is killed ${kills} times during writes, no acknowledged write is lost and none is stored twice`,
  async () => {
    const environment = await create()
    let running: Process = start(environment)
    const first = await running.address
    const writers = [await writerOn(first), await writerOn(first), await writerOn(first)]
    for (let round = 0; round < kills; round += 1) {
      const address = await running.address
      const killed = running
      let count = 0
      const onAcknowledged = (): void => {
        count += 1
        // The number of writes and the delay before the kill differ in each round.
        if (count === 4 + (round % 7)) setTimeout(() => killed.kill('SIGKILL'), (round * 5) % 13)
      }
      const writing = writers.map(({ write }, index) => write(address, `${round}.${index}`, onAcknowledged))
      // A writer may stop only because its connection broke, not because of an error response.
      for (const error of await Promise.all(writing))
        expect(String(error)).toMatch(/^TypeError: (fetch failed|terminated)/)
      await running.ended
      running = start(environment)
      const again = await running.address
      for (const { sent, acknowledged, kept } of writers) {
        const attributes = await kept(again)
        expect(attributes).toEqual(expect.arrayContaining(acknowledged))
        // A write that was in flight when the process was killed may or may not be stored, but never twice.
        expect(sent).toEqual(expect.arrayContaining(Array.isArray(attributes) ? attributes : []))
        expect(new Set(Array.isArray(attributes) ? attributes : []).size).toBe(at(attributes, 'length'))
      }
    }
    expect(writers.flatMap(({ acknowledged }) => acknowledged).length).toBeGreaterThanOrEqual(kills * 4)
    running.kill('SIGTERM')
    expect((await running.ended).code).toBe(0)
  },
  60_000 + kills * 30_000,
)
