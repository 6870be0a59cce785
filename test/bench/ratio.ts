const rounds = 15
const warmUp = 5

const timed = (work: () => unknown): number => {
  const from = performance.now()
  work()
  return performance.now() - from
}

/** How much longer one takes than the other: the median of interleaved rounds, once both are warm. */
export const ratio = (work: () => unknown, reference: () => unknown): number => {
  for (let round = 0; round < warmUp; round += 1) {
    work()
    reference()
  }
  const ratios = Array.from({ length: rounds }, () => timed(work) / timed(reference))
  return ratios.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? Number.NaN
}

/** Both must do the same before their times say anything. */
export const expectSame = (one: boolean, what: string): void => {
  if (!one) throw new Error(`${what}: the two do not do the same`)
}
