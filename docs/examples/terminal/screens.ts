import {
  type ActivityRow,
  basePath,
  type Configuration,
  type HomePageView,
  type PriceRow,
  type PricesView,
  type WaitlistView,
} from '@paydeck/core'
import { columns, type Line, piece } from './lines.ts'

/** Where addresses of the app and of other pages lead. */
export interface Addresses {
  readonly origin: string
  readonly pages: Configuration['pages']
}

type Lines = ReadonlyArray<Line>

const heading = (text: string): Line => [piece('strong', text)]
const indented = (...parts: Line): Line => ['  ', ...parts]
const quiet = (text: string): Line => indented(piece('quiet', text))

/** A part of the page, with an empty line before it; nothing when there is nothing to say. */
const section = <P>(panel: P | null, lines: (panel: P) => Lines): Lines => (panel === null ? [] : [[], ...lines(panel)])

const noticeLines = ({ notices }: HomePageView, { origin }: Addresses): Lines =>
  notices.flatMap(({ description, actionText, to }) => [
    [],
    [piece('wait', '! '), description],
    ...(to === null ? [] : [indented(`${actionText}: `, piece('quiet', origin + basePath + to))]),
  ])

const belowOf = (below: ActivityRow['below']): Line[number] => {
  if (below === null) return ''
  if (below.kind === 'amount') return piece('quiet', below.text)
  return piece(below.tone === 'neutral' ? 'quiet' : below.tone, below.text)
}

const activityLines = ({ title, rows }: NonNullable<HomePageView['activity']>): Lines => [
  heading(title),
  ...columns(
    rows.map((row) => [row.title, piece('quiet', row.date), row.amount, belowOf(row.below)]),
    ['start', 'start', 'end', 'start'],
  ),
]

const cardLines = ({ title, failure, cards }: NonNullable<HomePageView['cards']>): Lines => [
  heading(title),
  ...(failure === null ? [] : [indented(piece('bad', failure))]),
  ...columns(
    cards.map((card) => [
      card.name,
      piece('quiet', `•••• ${card.lastFour}`),
      `${card.balanceLabel} ${card.balance}`,
      piece('wait', card.overlay ?? ''),
    ]),
    ['start', 'start', 'end', 'start'],
  ),
]

const waitlistLines = (panel: NonNullable<HomePageView['waitlist']>, { text }: WaitlistView): Lines => [
  heading(panel.title),
  indented(panel.text),
  ...(text === null ? [] : [indented(text)]),
]

/** The home page but for its prices, which come later. */
export const homeLines = (view: HomePageView, waitlist: WaitlistView, addresses: Addresses): Lines => [
  heading(view.heading),
  ...noticeLines(view, addresses),
  ...section(view.activity, activityLines),
  ...section(view.cards, cardLines),
  ...section(view.waitlist, (panel) => waitlistLines(panel, waitlist)),
  ...section(view.wallet, ({ title, text, page }) => [heading(title), indented(text), quiet(addresses.pages[page])]),
  ...section(view.passkey, ({ title, text, to }) => [
    heading(title),
    indented(text),
    quiet(addresses.origin + basePath + to),
  ]),
  ...section(view.terms, ({ title, text, links }) => [
    heading(title),
    indented(text),
    ...links.map(({ label, page }) => indented(`${label}: `, piece('quiet', addresses.pages[page]))),
  ]),
]

const tones = { up: 'good', down: 'bad', flat: 'quiet' } as const

const priceCells = (row: PriceRow): Line => {
  const head = [row.code, piece('quiet', row.name)]
  if (row.kind === 'loading') return [...head, '…', '']
  if (row.kind === 'unavailable') return [...head, '', piece('quiet', row.text)]
  return [...head, row.price, piece(tones[row.trend], row.change ?? '')]
}

export const pricesLines = ({ title, period, failure, rows }: PricesView): Lines => [
  [],
  [piece('strong', title), ' ', piece('quiet', period)],
  ...(failure === null
    ? columns(rows.map(priceCells), ['start', 'start', 'end', 'start'])
    : [indented(piece('bad', failure))]),
]
