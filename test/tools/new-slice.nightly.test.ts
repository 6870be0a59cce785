import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyProject } from './copied-project.ts'
import { generateIn, newSlices, unitTests } from './new-slices.ts'

const project = copyProject()
afterAll(project.remove)

beforeAll(() => {
  for (const name of newSlices) expect(generateIn(project, name).status).toBe(0)
})

it('npm run new:slice writes slices that pass the type checks of every package', () => {
  const gates = ['core', 'adapters', 'sandbox', 'ui', 'test'].map((name) => `types-${name}`)
  const { status, output } = project.run('node', '.ci/check.mjs', ...gates)
  expect(status === 0 ? '' : output).toBe('')
}, 300_000)

it('npm run new:slice writes slices that pass their own tests, the architecture tests and the container test', () => {
  const own = newSlices.map((name) => `test/${name}/`)
  const { status, output } = project.run('vitest', 'run', 'test/architecture', 'test/app/container.test.tsx', ...own)
  expect(status === 0 ? '' : output).toBe('')
  for (const path of unitTests) expect(output).toContain(path)
}, 300_000)
