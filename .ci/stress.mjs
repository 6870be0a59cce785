// Runs the browser tests repeatedly while every processor core is busy. Tests that read something too early fail under this
// load: npm run test:stress -- 5 [spec …]
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { runChild } from './run-child.cjs'

const root = join(import.meta.dirname, '..')
const [times = '5', ...specs] = process.argv.slice(2)
const rounds = Number(times)
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error(`Give the number of runs, as in "npm run test:stress -- 5", instead of "${times}".`)
  process.exit(1)
}

const busy = Array.from({ length: availableParallelism() }, () => new Worker('for (;;);', { eval: true }))
const cli = join(root, 'node_modules', 'playwright', 'cli.js')
let failed = 0
for (let round = 1; round <= rounds; round += 1) {
  console.log(`\nRun ${round} of ${rounds}`)
  const command = [cli, 'test', '--config', 'e2e/playwright.config.ts', '--reporter', 'line', ...specs]
  if ((await runChild(process.execPath, command, { cwd: root, stdio: 'inherit' })) !== 0) failed += 1
}
await Promise.all(busy.map((worker) => worker.terminate()))
console.log(`\n${rounds - failed} of ${rounds} runs passed`)
process.exit(failed > 0 ? 1 : 0)
