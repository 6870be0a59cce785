import { createHash } from 'node:crypto'
import { basename } from 'node:path'

/** True if a mutant belongs to the sample: one mutant in `oneIn`, and the same mutants in each run. */
export const isSampled = ({ fileName, location, replacement }, oneIn) => {
  const { line, column } = location.start
  const text = `${basename(fileName)} ${line} ${column} ${replacement}`
  return createHash('sha256').update(text).digest().readUInt32BE() % oneIn === 0
}

/** Stryker checker that reports each mutant outside of the sample as a compile error, which excludes the mutant. */
class Sample {
  async init() {}

  async check(mutants) {
    const oneIn = Number(process.env.MUTATION_SAMPLE)
    const verdict = (mutant) =>
      isSampled(mutant, oneIn) ? { status: 'passed' } : { status: 'compileError', reason: 'not sampled' }
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, verdict(mutant)]))
  }
}

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', injectableClass: Sample }]
