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
  standingWords,
  type Viewing,
} from '../verification/index.ts'

/** One place for all that is told of the verification: the last is what counts. */
const id = 'verification'

/** A tab that was blocked cannot be seen from here: whoever was led to the verification app is offered the link, too. */
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

/** How each standing is told when it comes about, the most important first; what was not begun is no news. */
const tones: Readonly<Partial<Record<Standing, Toast['tone']>>> = {
  approved: 'done',
  'further-action': 'failure',
  'in-review': 'waiting',
  started: 'waiting',
}
const told = Object.keys(tones) as ReadonlyArray<Standing>

const supportLabel = 'Contact Support'

/** What the words for a standing ask for is no news. */
const begun = 'Your verification is in progress.'

/** Sentences without a moment in them: when and where they are read makes no difference. */
const anywhere: Viewing = { now: Number.POSITIVE_INFINITY, timeZone: 'UTC' }

/** How it stands, and what happens next. */
const newsOf = (product: ProductName, application: Application): News => {
  const standing = standingOf(application)
  return {
    tone: tones[standing] ?? 'waiting',
    title: standing === 'started' ? begun : standingWords(product, standing).lead,
    text: applicationProgressView(product, application, anywhere).next.text,
  }
}

type List = ReadonlyArray<Application>

/**
 * What to tell of a list after another; null: nothing. Of several changes the most important is told. An application that
 * an approval of its partner brought along is no news, and neither is one that is gone.
 */
export const verificationNews = (before: List, after: List): News | null => {
  const isAnyVerified = after.some(({ status }) => isVerified(status))
  const changed = productNames.flatMap((product) => {
    const [was, is] = [applicationFor(product, before), applicationFor(product, after)]
    const isBrought = was === null && isAnyVerified && standingOf(is) !== 'approved'
    return is === null || isBrought || standingOf(is) === standingOf(was) ? [] : [{ product, is }]
  })
  const first = told.flatMap((standing) => changed.filter(({ is }) => standingOf(is) === standing))[0]
  return first === undefined ? null : newsOf(first.product, first.is)
}

/** Tells of each change of how the user's applications stand, once; what stood so when the app was started is no news. */
export const tellVerificationNews = (
  { state }: Pick<Slices['applications'], 'state'>,
  toasts: Toasts,
  supportPage: string,
): Unsubscribable => {
  let known = state.get().applications
  return state.changes$.subscribe(({ applications }) => {
    const news = known === null || applications === null ? null : verificationNews(known, applications)
    known = applications
    if (news === null) return
    const toast: Toast = { ...news, id, action: null }
    toasts.show(news.tone === 'failure' ? { ...toast, link: { label: supportLabel, address: supportPage } } : toast)
  })
}
