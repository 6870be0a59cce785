import type { Services, ThirdPartyScript } from '@paydeck/core'
import { attempt, type Fault, unreachable } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { ScriptLoader } from './scripts.ts'

/** What a captcha script puts into the page. */
interface CaptchaService {
  readonly render: (place: HTMLElement, options: { readonly sitekey: string; readonly size: 'invisible' }) => number
}

declare global {
  interface Window {
    readonly captcha?: CaptchaService
  }
}

/** The scripts of third parties that the configuration names; a service without an address is left out. */
export const browserServices = (
  view: Pick<Window, 'captcha' | 'document'>,
  loader: ScriptLoader,
  addresses: Readonly<Record<ThirdPartyScript, string>>,
): Services => {
  const load = (service: ThirdPartyScript): TE.TaskEither<Fault, void> =>
    addresses[service] === ''
      ? TE.right(undefined)
      : attempt(() => loader.load(addresses[service]), unreachable)
  const renderCaptcha = (sitekey: string) => (): void => {
    const place = view.document.createElement('div')
    place.hidden = true
    view.document.body.append(place)
    view.captcha?.render(place, { sitekey, size: 'invisible' })
  }
  return {
    captcha: (key) => F.pipe(load('captcha'), TE.map(renderCaptcha(key))),
    chat: load('chat'),
    analytics: load('analytics'),
  }
}
