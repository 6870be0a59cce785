import {
  type EntryRowView,
  noTimelineFilter,
  type TimelineEntry,
  type TimelineFilter,
  type TimelineView,
  timelineView,
  withTimelineChange,
} from '../activity/index.ts'
import { hiddenAmount } from '../home/index.ts'
import { memoizeLast } from '../kernel/memo.ts'
import { combine, type Live, project } from '../kernel/store.ts'
import type { DetailSource, WholeActivity } from '../payments/index.ts'
import type { Carousels, Configuration, Device, Slide, Slides } from '../platform/ports.ts'
import type { Slices } from '../slices.ts'

/** Slices of the page. */
type Parts = Pick<Slices, 'amountPrivacy' | 'cardList' | 'timeline'>

/** Ports of the page. */
export interface ActivityPagePorts {
  /** Opens slides. `app.shell.carousels` of `makePaydeck`. */
  readonly carousels: Carousels
  readonly configuration: Pick<Configuration, 'pictureOrigins'>
  readonly device: Pick<Device, 'timeZone'>
}

/** Page of the timeline with its actions. */
export interface ActivityPage extends Live<TimelineView> {
  /** Loaded payments and payouts. The payment details look up their item here. */
  readonly listed: Live<DetailSource>
  /** Slides of the shown rows, in order. A payment of several bills has one slide. */
  readonly slides: Live<Slides>
  /** Handles the opening of the page, or a change of its URL. */
  readonly show: (filter: TimelineFilter) => void
  /** Changes the filter. The front end then sets the URL from the filter of the view. */
  readonly narrow: (change: Partial<TimelineFilter>) => void
  /** Opens a slide. Returns false if no row has this slide. */
  readonly open: (slide: Pick<Slide, 'kind' | 'id'>) => boolean
  /** Loads more rows. */
  readonly more: () => void
  /** Repeats the requests that failed. */
  readonly tryAgain: () => void
  /** Loads the newest entries. The shown ones stay until the response arrives. */
  readonly refresh: () => void
  /** Shows the entries that have arrived (ACT-018). */
  readonly showNew: () => void
  /** Handles a scroll. At the top of the page, new entries appear by themselves. */
  readonly setAtTop: (isAtTop: boolean) => void
  /** Handles leaving the page. */
  readonly leave: () => void
}

const paymentsIn = (...lists: ReadonlyArray<ReadonlyArray<TimelineEntry>>): ReadonlyArray<WholeActivity> => [
  ...new Set(lists.flat().flatMap(({ item }) => (item.source === 'payments' ? item.item : []))),
]

const slidesIn = (rows: ReadonlyArray<EntryRowView>): ReadonlyArray<Slide> => [
  ...new Map(
    rows.map(({ slide, title: name }) => [`${slide.kind}:${slide.id}`, { ...slide, name } satisfies Slide]),
  ).values(),
]

/**
 * Makes the page of the timeline. Nothing loads before `show`. Amounts are hidden while amount privacy is on.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(Date.UTC(2026, 2, 10)), persona: personas.verified })
 * const app = makePaydeck(ports)
 * const page = activityPageOf(app, { ...ports, carousels: app.shell.carousels })
 * page.show(noTimelineFilter)
 * await settle()
 * page.get().heading // 'Activity'
 */
export const activityPageOf = (
  { amountPrivacy, cardList, timeline }: Parts,
  { carousels, configuration: { pictureOrigins }, device }: ActivityPagePorts,
): ActivityPage => {
  const view = project(
    combine({ state: timeline.state, isHidden: amountPrivacy.isOn, cards: cardList.state }),
    ({ state, isHidden, cards: { cards } }) =>
      timelineView(state, {
        cards,
        timeZone: device.timeZone(),
        hidden: isHidden ? hiddenAmount : null,
        pictureOrigins,
        canPayBills: true,
      }),
  )
  const slides = project(view, ({ groups, tail }): Slides => ({
    items: slidesIn(groups.flatMap(({ rows }) => rows)),
    canLoadMore: tail.kind === 'more',
    failure: tail.kind === 'failed' ? tail : null,
  }))
  const listedOf = memoizeLast((pending: ReadonlyArray<TimelineEntry>, entries: ReadonlyArray<TimelineEntry>) => ({
    items: paymentsIn(pending, entries),
  }))
  const { show, more, tryAgain, refresh, showNew, setAtTop, leave } = timeline
  return {
    ...view,
    listed: project(timeline.state, ({ pending, entries }): DetailSource => listedOf(pending, entries)),
    slides,
    show,
    narrow: (change) => show(withTimelineChange(timeline.state.get().filter ?? noTimelineFilter, change)),
    open: ({ kind, id }) => {
      const index = slides.get().items.findIndex((slide) => slide.kind === kind && slide.id === id)
      if (index >= 0) carousels.open({ slides, index, loadMore: more, tryAgain })
      return index >= 0
    },
    more,
    tryAgain: () => {
      if (cardList.state.get().listFailed) void cardList.tasks.reload()
      tryAgain()
    },
    refresh,
    showNew,
    setAtTop,
    leave,
  }
}
