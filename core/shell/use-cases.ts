import { function as F, task as T, taskEither as TE } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'
import { logged } from '../kernel/logged.ts'
import type { Live } from '../kernel/store.ts'
import type { Log, Services } from '../platform/ports.ts'
import type { Session } from '../session/index.ts'
import { captchaKeyOf } from './rules.ts'

/**
 * Loads third-party services and logs those that fail (SHELL-082). Leaves out the captcha if the session has none
 * (SHELL-080), and the chat in wallet mode (SHELL-011).
 */
export const makeStartServices = (ports: {
  readonly services: Services
  readonly session: Live<Session>
  readonly log: Log
  readonly isWallet: boolean
}): T.Task<void> => {
  const start = (name: string, service: TE.TaskEither<Fault, void>): T.Task<unknown> =>
    F.pipe(service, logged(ports.log.warn, `The ${name} could not be loaded`))
  const captcha: TE.TaskEither<Fault, void> = () => {
    const key = captchaKeyOf(ports.session.get())
    return key === null ? TE.right(undefined)() : ports.services.captcha(key)()
  }
  const chat = ports.isWallet ? [] : [start('chat', ports.services.chat)]
  return T.asUnit(T.sequenceArray([start('captcha', captcha), start('analytics', ports.services.analytics), ...chat]))
}
