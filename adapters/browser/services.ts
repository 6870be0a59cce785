import type { Services, ThirdPartyScript } from '@paydeck/core'
import { attempt, type Fault, unreachable } from '@paydeck/core'
import { taskEither as TE } from 'fp-ts'
import { renderCaptcha } from './captcha.ts'
import type { ScriptLoader } from './scripts.ts'

/** Creates the services of third-party scripts from the configuration. A service without a URL is never loaded. */
export const browserServices = (
  view: Pick<Window, 'captcha' | 'document'>,
  loader: ScriptLoader,
  addresses: Readonly<Record<ThirdPartyScript, string>>,
): Services => {
  /** Loads the script of a service, then starts the service. */
  const load = (service: ThirdPartyScript, start: () => void = () => undefined): TE.TaskEither<Fault, void> =>
    addresses[service] === ''
      ? TE.right(undefined)
      : attempt(
          async () => {
            await loader.load(addresses[service])
            start()
          },
          () => unreachable,
        )
  return {
    captcha: (key) => load('captcha', () => void renderCaptcha(view, key)),
    chat: load('chat'),
    analytics: load('analytics'),
  }
}
