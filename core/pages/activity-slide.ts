import { either as E, type task as T } from 'fp-ts'
import {
  entryDetail,
  type EntryDetailView,
  type Timeline,
  type TimelineView,
  timelineTexts,
} from '../activity/index.ts'
import { hiddenAmount } from '../home/index.ts'
import { combine, type Live, project } from '../kernel/store.ts'
import { until } from '../kernel/until.ts'
import { type PaymentDetails, paymentLinkTexts } from '../payments/index.ts'
import {
  type Carousels,
  type Configuration,
  type Device,
  type PaymentSlideKind,
  paymentSlideKinds,
  type Slide,
} from '../platform/ports.ts'
import type { Slices } from '../slices.ts'
import type { ActivityPage } from './activity-page.ts'
import { onlySlide, soughtRows } from './payment-item.ts'

type SlideName = Pick<Slide, 'kind' | 'id'>

/** Returns the slide that is open. Null if the carousel is closed. */
export const openSlide = ({ state }: Slices['carousel']): Live<SlideName | null> =>
  project(state, (now) => now?.slides.items[now.index] ?? null)

const isLoaded = ({ tail }: TimelineView): boolean =>
  tail.kind !== 'loading' && !(tail.kind === 'more' && tail.isLoading)

const rowsOf = ({ groups }: TimelineView): number => groups.reduce((sum, { rows }) => sum + rows.length, 0)

/** Loads more rows until one has the slide. Returns false if there is none among the first `soughtRows`. */
const openFurther = async (page: ActivityPage, slide: SlideName, isWanted: () => boolean): Promise<boolean> => {
  await until(page, (now) => isLoaded(now) || !isWanted())
  if (!isWanted() || page.open(slide)) return true
  const now = page.get()
  if (now.tail.kind !== 'more' || rowsOf(now) >= soughtRows.value) return false
  page.more()
  return openFurther(page, slide, isWanted)
}

const paymentKind = (kind: Slide['kind']): PaymentSlideKind | undefined => paymentSlideKinds.find((one) => one === kind)

/**
 * Opens the slide that a URL names. A payment that is not listed is loaded by its id. For another item, more rows are loaded
 * until one has the slide. Resolves with an error message if the slide cannot be opened, or with null if it is open or
 * `isWanted` has returned false.
 */
export const openSlideOf =
  (page: ActivityPage, { tasks }: Pick<PaymentDetails, 'tasks'>, carousels: Carousels) =>
  (slide: SlideName, isWanted: () => boolean): T.Task<string | null> =>
  async () => {
    if (page.open(slide)) return null
    await until(page, (now) => isLoaded(now) || !isWanted())
    if (!isWanted() || page.open(slide)) return null
    const kind = paymentKind(slide.kind)
    const found = kind === undefined || kind === 'payout' ? E.right(null) : await tasks.find({ kind, id: slide.id })()
    if (!isWanted()) return null
    if (E.isLeft(found)) return paymentLinkTexts.failed
    if (found.right !== null) {
      carousels.open(onlySlide(found.right))
      return null
    }
    return (await openFurther(page, slide, isWanted)) ? null : timelineTexts.missingSlide
  }

/** Makes the live details of the entry of a slide. Amounts are hidden while amount privacy is on. */
export const entryDetailOf =
  (
    { timeline, amountPrivacy }: { readonly timeline: Timeline } & Pick<Slices, 'amountPrivacy'>,
    {
      configuration: { pictureOrigins },
      device,
    }: {
      readonly configuration: Pick<Configuration, 'pictureOrigins'>
      readonly device: Pick<Device, 'timeZone'>
    },
  ) =>
  (slide: SlideName): Live<EntryDetailView | null> =>
    project(combine({ state: timeline.state, isHidden: amountPrivacy.isOn }), ({ state, isHidden }) =>
      entryDetail(state, slide, {
        timeZone: device.timeZone(),
        hidden: isHidden ? hiddenAmount : null,
        pictureOrigins,
      }),
    )
