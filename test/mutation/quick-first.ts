import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Sequencer that runs recently failed tests first, then short ones. Neighbouring mutants are usually killed by the same
 * tests.
 */
export class QuickFirst extends BaseSequencer {
  override async sort(files: Array<TestSpecification>): Promise<Array<TestSpecification>> {
    const rank = (file: TestSpecification): number => {
      const result = this.ctx.cache.getTestSpecificationResult(file)
      return result?.failed === true ? -1 : (result?.duration ?? 0)
    }
    return files.toSorted((one, other) => rank(one) - rank(other))
  }
}
