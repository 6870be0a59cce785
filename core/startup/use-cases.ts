import { either as E, function as F, type io as IO, taskEither as TE } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'
import { logged } from '../kernel/logged.ts'
import type { Step } from '../kernel/step.ts'
import type { Log } from '../platform/ports.ts'
import type { Group, Need, StepName } from './model.ts'
import type { Contributions, Gate } from './ports.ts'
import { stepsNeeding, stepsOf } from './rules.ts'
import { groups } from './tables.ts'

type PendingEffect = Promise<E.Either<Fault, IO.IO<void>>>

const nothingToDo: Step = TE.right(() => undefined)

/** Creates functions that send the requests of the steps. Each request is sent at most once. */
const makeRequests = (steps: Contributions['steps'], log: Log) => {
  const sent = new Map<StepName, PendingEffect>()
  const send = (name: StepName): PendingEffect => {
    const known = sent.get(name)
    if (known !== undefined) return known
    const effect = F.pipe(steps[name] ?? nothingToDo, logged(log.error, `Initialisation failed at ${name}`))()
    sent.set(name, effect)
    return effect
  }
  return { send, sendNeeding: (need: Need): void => stepsNeeding(need).forEach((name) => void send(name)) }
}

/**
 * Loads the data that every screen needs. Sends each request as soon as its precondition is met, and applies the results
 * group by group (SESS-043 to SESS-051). Returns `leaving` if no user is signed in.
 */
export const makeInitialise = (ports: {
  readonly gate: Gate
  readonly contributions: Contributions
  readonly log: Log
}): TE.TaskEither<Fault, 'ready' | 'leaving'> => {
  const runEffects = logged(ports.log.error, 'The start broke')
  const run = async (): Promise<E.Either<Fault, 'ready'>> => {
    const { send, sendNeeding } = makeRequests(ports.contributions.steps, ports.log)
    const applyGroup = async (group: Group): Promise<E.Either<Fault, ReadonlyArray<void>>> => {
      const responses = await Promise.all(stepsOf(group).map(send))
      return F.pipe(
        TE.fromEither(E.sequenceArray(responses)),
        TE.flatMap((effects) => runEffects(async () => E.right(effects.map((effect) => effect())))),
      )()
    }
    sendNeeding('session')
    for (const group of groups) {
      if (group === 'account') sendNeeding('tokens')
      if (group === 'final') sendNeeding('earlier-groups')
      const done = await applyGroup(group)
      if (E.isLeft(done)) return done
    }
    return E.right('ready')
  }
  return F.pipe(
    ports.gate.refresh,
    logged(ports.log.error, 'The session could not be confirmed'),
    TE.flatMap((session) =>
      session.isAuthenticated ? run : TE.fromIO(() => (ports.gate.enterUnauthenticated(), 'leaving' as const)),
    ),
  )
}
