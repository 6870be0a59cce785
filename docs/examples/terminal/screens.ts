import {
  type ActivityRow,
  basePath,
  type Configuration,
  type HomePageView,
  type OffersView,
  type PriceRow,
  type PricesView,
  type Toast,
  type WaitlistView,
} from '@paydeck/core'
import { columns, type Line, piece } from './lines.ts'

/** Origin of the provider, and URLs of other pages to which the terminal refers. */
export interface Addresses {
  readonly origin: string
  readonly pages: Configuration['pages']
}

type Lines = ReadonlyArray<Line>

const heading = (text: string): Line => [piece('strong', text)]
const indented = (...parts: Line): Line => ['  ', ...parts]
const quiet = (text: string): Line => indented(piece('quiet', text))

/** Returns an empty line, followed by the lines of the panel. If the panel is null, returns no lines. */
const section = <P>(panel: P | null, lines: (panel: P) => Lines): Lines => (panel === null ? [] : [[], ...lines(panel)])

const noticeLines = ({ notices }: HomePageView, { origin }: Addresses): Lines =>
  notices.flatMap(({ description, actionText, to }) => [
    [],
    [piece('wait', '! '), description],
    ...(to === null ? [] : [indented(`${actionText}: `, piece('quiet', origin + basePath + to))]),
  ])

const statusOf = (status: ActivityRow['status']): Line[number] =>
  status === null ? '' : piece(status.tone === 'neutral' ? 'quiet' : status.tone, status.text)

const balanceLines = ({ label, amount, unavailable, note }: NonNullable<HomePageView['balance']>): Lines => [
  [piece('strong', `${label} ${amount === null ? unavailable : amount.whole + amount.cents}`)],
  quiet(note),
]

const activityLines = ({ title }: NonNullable<HomePageView['activity']>, rows: ReadonlyArray<ActivityRow>): Lines => [
  heading(title),
  ...columns(
    rows.map((row) => [
      row.title,
      piece('quiet', row.date),
      row.amount,
      statusOf(row.status),
      piece('quiet', row.coin ?? ''),
    ]),
    ['start', 'start', 'end', 'start', 'end'],
  ),
]

const cardLines = ({ title, failure, cards }: NonNullable<HomePageView['cards']>): Lines => [
  heading(title),
  ...(failure === null ? [] : [indented(piece('bad', failure))]),
  ...columns(
    cards.map((card) => [
      card.name,
      piece('quiet', card.digits),
      `${card.balanceLabel} ${card.balance}`,
      piece('wait', card.overlay ?? ''),
    ]),
    ['start', 'start', 'end', 'start'],
  ),
]

const waitlistLines = (panel: NonNullable<OffersView['waitlist']>, { invitation, text }: WaitlistView): Lines => [
  heading(panel.title),
  indented(panel.text),
  ...[invitation, text].filter((line) => line !== null).map((line) => indented(line)),
]

/** Returns the lines of home, but without the prices, which load later. */
export const homeLines = (
  view: HomePageView,
  activity: ReadonlyArray<ActivityRow>,
  offers: OffersView,
  waitlist: WaitlistView,
  addresses: Addresses,
): Lines => [
  heading(view.heading),
  ...section(view.balance, balanceLines),
  ...noticeLines(view, addresses),
  ...section(view.activity, (panel) => activityLines(panel, activity)),
  ...section(view.cards, cardLines),
  ...section(offers.waitlist, (panel) => waitlistLines(panel, waitlist)),
  ...section(offers.wallet, ({ title, text, page }) => [heading(title), indented(text), quiet(addresses.pages[page])]),
  ...section(offers.passkey, ({ title, text, to }) => [
    heading(title),
    indented(text),
    quiet(addresses.origin + basePath + to),
  ]),
  ...section(offers.terms, ({ title, text, links }) => [
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

export const pricesLines = ({ title, period }: HomePageView['prices'], { failure, rows }: PricesView): Lines => [
  [],
  [piece('strong', title), ' ', piece('quiet', period)],
  ...(failure === null
    ? columns(rows.map(priceCells), ['start', 'start', 'end', 'start'])
    : [indented(piece('bad', failure))]),
]

const newsTones: Readonly<Partial<Record<Toast['tone'], 'good' | 'bad'>>> = { done: 'good', failure: 'bad' }

/** Returns the lines that print a toast (a short message of the app). */
export const newsLines = ({ tone, title, text, link }: Pick<Toast, 'tone' | 'title' | 'text' | 'link'>): Lines => [
  [],
  [piece(newsTones[tone] ?? 'wait', '! '), title],
  ...(text === null ? [] : [quiet(text)]),
  ...(link === undefined ? [] : [indented(`${link.label}: `, piece('quiet', link.address))]),
]
