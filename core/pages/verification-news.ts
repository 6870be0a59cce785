import type { Unsubscribable } from '../kernel/scope.ts'
import type { Toast, Toasts } from '../platform/ports.ts'
import type { Slices } from '../slices.ts'
import {
  type Application,
  applicationFor,
  applicationProgressView,
  type IntroView,
  isVerified,
  type ProductName,
  productNames,
  type Standing,
  standingOf,
  standingText,
  verificationActionTexts,
  verificationStartedText,
  type Viewing,
} from '../verification/index.ts'

/** Id of all toasts of the verification, so that a later toast replaces an earlier toast. */
const id = 'verification'

/**
 * Shows a toast with a link to the verification app, since the browser does not report whether it blocked the tab of that
 * app.
 */
export const offerVerification = ({ link }: Pick<IntroView, 'link'>, toasts: Toasts): void =>
  toasts.show({
    id,
    tone: 'offer',
    title: link.lead,
    text: null,
    action: null,
    link: { label: link.label, address: link.address },
  })

type News = Pick<Toast, 'tone' | 'title' | 'text'>

/** Tones of the toasts by situation, with the most important situation first. Situations without an entry show no toast. */
const tones: Readonly<Partial<Record<Standing, Toast['tone']>>> = {
  approved: 'done',
  'further-action': 'failure',
  'in-review': 'waiting',
  started: 'waiting',
}
const standings = Object.keys(tones) as ReadonlyArray<Standing>

/**
 * Time and time zone for the text of a toast. The text mentions a due date only if the date is not before `now`. Every date
 * is before infinity, so the text mentions no due date.
 */
const anywhere: Viewing = { now: Number.POSITIVE_INFINITY, timeZone: 'UTC' }

/** Returns the situation and the next step as the content of a toast. */
const newsOf = (product: ProductName, application: Application): News => {
  const standing = standingOf(application)
  return {
    tone: tones[standing] ?? 'waiting',
    title: standing === 'started' ? verificationStartedText : standingText(product, standing).lead,
    text: applicationProgressView(product, application, anywhere).next.text,
  }
}

type List = ReadonlyArray<Application>

/**
 * Returns the toast content for the most important change between two lists of applications, or null. Ignores applications
 * that were removed, and applications that were added because another application was approved.
 */
export const verificationNews = (before: List, after: List): News | null => {
  const isAnyVerified = after.some(({ status }) => isVerified(status))
  const changed = productNames.flatMap((product) => {
    const [was, is] = [applicationFor(product, before), applicationFor(product, after)]
    const isAddedByApproval = was === null && isAnyVerified && standingOf(is) !== 'approved'
    return is === null || isAddedByApproval || standingOf(is) === standingOf(was) ? [] : [{ product, is }]
  })
  const first = standings.flatMap((standing) => changed.filter(({ is }) => standingOf(is) === standing))[0]
  return first === undefined ? null : newsOf(first.product, first.is)
}

/** Shows a toast once for each change of the user's applications. The first load of the applications causes no toast. */
export const tellVerificationNews = (
  { state }: Pick<Slices['applications'], 'state'>,
  toasts: Toasts,
  supportPage: string,
): Unsubscribable => {
  let last = state.get().applications
  return state.changes$.subscribe(({ applications }) => {
    const news = last === null || applications === null ? null : verificationNews(last, applications)
    last = applications
    if (news === null) return
    const toast: Toast = { ...news, id, action: null }
    toasts.show(
      news.tone === 'failure'
        ? { ...toast, link: { label: verificationActionTexts['contact-support'], address: supportPage } }
        : toast,
    )
  })
}
