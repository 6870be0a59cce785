const rounds = 15
const warmUp = 5

const timed = (work: () => unknown): number => {
  const from = performance.now()
  work()
  return performance.now() - from
}

/**
 * Returns the time of `work` divided by the time of `reference`. After a warm-up, the two alternate for several rounds; the
 * result is the median ratio.
 */
export const ratio = (work: () => unknown, reference: () => unknown): number => {
  for (let round = 0; round < warmUp; round += 1) {
    work()
    reference()
  }
  const ratios = Array.from({ length: rounds }, () => timed(work) / timed(reference))
  return ratios.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? Number.NaN
}

/**
 * Throws unless two functions returned equal results, since otherwise their times are not comparable.
 * @param one true if the results are equal
 */
export const expectSame = (one: boolean, what: string): void => {
  if (!one) throw new Error(`${what}: the two do not do the same`)
}
