import { either as E, function as F, type io as IO, taskEither as TE } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'
import { logged } from '../kernel/logged.ts'
import type { Step } from '../kernel/step.ts'
import type { Log } from '../platform/ports.ts'
import type { Group, Need, StepName } from './model.ts'
import type { Contributions, Gate } from './ports.ts'
import { stepsNeeding, stepsOf } from './rules.ts'
import { groups } from './tables.ts'

type Answer = Promise<E.Either<Fault, IO.IO<void>>>

const nothingToDo: Step = TE.right(() => undefined)

/** The requests that have gone out, each at most once. */
const makeRequests = (steps: Contributions['steps'], log: Log) => {
  const sent = new Map<StepName, Answer>()
  const send = (name: StepName): Answer => {
    const known = sent.get(name)
    if (known !== undefined) return known
    const answer = F.pipe(steps[name] ?? nothingToDo, logged(log.error, `Initialisation failed at ${name}`))()
    sent.set(name, answer)
    return answer
  }
  return { send, sendNeeding: (need: Need): void => stepsNeeding(need).forEach((name) => void send(name)) }
}

/**
 * Loads what every screen needs. Requests go out as soon as what they need is known; what they bring takes effect
 * group by group, each group after the one before (SESS-043 to SESS-051). Gives whether a user is signed in.
 */
export const makeInitialise = (ports: {
  readonly gate: Gate
  readonly contributions: Contributions
  readonly log: Log
}): TE.TaskEither<Fault, 'ready' | 'leaving'> => {
  const takeEffects = logged(ports.log.error, 'The start broke')
  const run = async (): Promise<E.Either<Fault, 'ready'>> => {
    const { send, sendNeeding } = makeRequests(ports.contributions.steps, ports.log)
    const takeEffect = async (group: Group): Promise<E.Either<Fault, ReadonlyArray<void>>> => {
      const answers = await Promise.all(stepsOf(group).map(send))
      return F.pipe(
        TE.fromEither(E.sequenceArray(answers)),
        TE.flatMap((effects) => takeEffects(async () => E.right(effects.map((effect) => effect())))),
      )()
    }
    sendNeeding('session')
    for (const group of groups) {
      if (group === 'account') sendNeeding('tokens')
      if (group === 'final') sendNeeding('earlier-groups')
      const done = await takeEffect(group)
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
