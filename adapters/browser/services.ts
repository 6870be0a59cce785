import type { Services, ThirdPartyScript } from '@paydeck/core'
import { attempt, type Fault, unreachable } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import { renderCaptcha } from './captcha.ts'
import type { ScriptLoader } from './scripts.ts'

/** Creates the services of third-party scripts from the configuration. A service without a URL is never loaded. */
export const browserServices = (
  view: Pick<Window, 'captcha' | 'document'>,
  loader: ScriptLoader,
  addresses: Readonly<Record<ThirdPartyScript, string>>,
): Services => {
  const load = (service: ThirdPartyScript): TE.TaskEither<Fault, void> =>
    addresses[service] === ''
      ? TE.right(undefined)
      : attempt(
          () => loader.load(addresses[service]),
          () => unreachable,
        )
  return {
    captcha: (key) =>
      F.pipe(
        load('captcha'),
        TE.map(() => void renderCaptcha(view, key)),
      ),
    chat: load('chat'),
    analytics: load('analytics'),
  }
}
