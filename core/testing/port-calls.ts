import { either as E, type taskEither as TE } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'
import { failLaw, formatValue, messageOfThrown, must } from './law.ts'

/**
 * Runs a call of a port and returns its result. Fails the law under test if the call throws or rejects, since a port must
 * return each fault as a Left.
 * @param name name of the call in messages, such as "book.validate"
 * @param call returns the task; must be a function, so that a method that throws synchronously is caught too
 */
export const resultOf = async <F, A>(name: string, call: () => TE.TaskEither<F, A>): Promise<E.Either<F, A>> => {
  try {
    return await call()()
  } catch (error) {
    return failLaw(`${name} threw or rejected with ${messageOfThrown(error)} and should return a Left.`, error)
  }
}

/** Runs a call of a port and returns its value. Fails the law under test if the call returns a fault, throws or rejects. */
export const mustSucceed = async <A>(name: string, call: () => TE.TaskEither<unknown, A>): Promise<A> => {
  const result = await resultOf(name, call)
  return E.isRight(result)
    ? result.right
    : failLaw(`${name} failed with ${formatValue(result.left)} and should succeed.`)
}

/** Runs a call of a port. Fails the law under test unless the call fails with a fault that has the given tag. */
export const mustFail = async <F extends { readonly _tag: string }>(
  name: string,
  call: () => TE.TaskEither<F, unknown>,
  tag: F['_tag'],
): Promise<void> => {
  const result = await resultOf(name, call)
  must(
    E.isLeft(result) && result.left._tag === tag,
    `${name} returned ${formatValue(result)} and should fail with ${tag}.`,
  )
}

/** Runs a call of a port. Fails the law under test unless the call fails with the fault Rejected. */
export const mustBeRejected = (name: string, call: () => TE.TaskEither<Fault, unknown>): Promise<void> =>
  mustFail(name, call, 'Rejected')
