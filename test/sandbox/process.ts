import { afterAll } from 'vitest'
import { type Process, spawnSandbox } from './spawned.ts'

export type { Ended, Process } from './spawned.ts'

/** A test that fails half-way leaves none behind. */
const running = new Set<Process>()
afterAll(() => running.forEach(({ kill }) => kill('SIGKILL')))

/** Starts the sandbox as `npm start` does, on a free port. */
export const start = (environment: Readonly<Record<string, string>>): Process => {
  const started = spawnSandbox(environment)
  running.add(started)
  started.child.on('close', () => running.delete(started))
  return started
}
