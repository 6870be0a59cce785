import { attempt, type Captcha, unreachable } from '@paydeck/core'

/** Global object of a captcha script. */
interface CaptchaService {
  readonly render: (place: HTMLElement, options: { readonly sitekey: string; readonly size: 'invisible' }) => number
  readonly execute: (widget: number) => Promise<string>
}

declare global {
  interface Window {
    readonly captcha?: CaptchaService
  }
}

/**
 * Renders the captcha's invisible widget into a new element. Returns the widget's id, or undefined if the captcha script is
 * missing.
 */
export const renderCaptcha = (view: Pick<Window, 'captcha' | 'document'>, sitekey: string): number | undefined => {
  const place = view.document.createElement('div')
  place.hidden = true
  view.document.body.append(place)
  return view.captcha?.render(place, { sitekey, size: 'invisible' })
}

/**
 * Runs the captcha with the script that the page has loaded. Each run renders a new widget, because each captcha response
 * can be used only once.
 */
export const browserCaptcha =
  (view: Pick<Window, 'captcha' | 'document'>) =>
  (sitekey: string): Captcha => ({
    respond: attempt(
      async () => {
        const widget = renderCaptcha(view, sitekey)
        if (view.captcha === undefined || widget === undefined) throw new Error('There is no captcha')
        return view.captcha.execute(widget)
      },
      () => unreachable,
    ),
  })
