import { createHash } from 'node:crypto'
import { basename } from 'node:path'

/** Whether a mutant is among those that are tried where one in so many is: always the same ones. */
export const isDrawn = ({ fileName, location, replacement }, oneIn) => {
  const { line, column } = location.start
  const text = `${basename(fileName)} ${line} ${column} ${replacement}`
  return createHash('sha256').update(text).digest().readUInt32BE() % oneIn === 0
}

/** Takes the others out before they are tried, as what no compiler would accept. */
class Sample {
  async init() {}

  async check(mutants) {
    const oneIn = Number(process.env.MUTATION_SAMPLE)
    const verdict = (mutant) =>
      isDrawn(mutant, oneIn) ? { status: 'passed' } : { status: 'compileError', reason: 'not drawn' }
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, verdict(mutant)]))
  }
}

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', injectableClass: Sample }]
