import { createHash } from 'node:crypto'
import { basename } from 'node:path'

/** True if a mutant belongs to a deterministic sample with one in `oneIn` mutants. */
export const isSampled = ({ fileName, location, replacement }, oneIn) => {
  const { line, column } = location.start
  const text = `${basename(fileName)} ${line} ${column} ${replacement}`
  return createHash('sha256').update(text).digest().readUInt32BE() % oneIn === 0
}

/** Checker that excludes mutants outside of the sample by reporting them as compile errors. */
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
