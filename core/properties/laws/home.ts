import { type ExternalPage, externalPages } from '../../platform/ports.ts'
import { nameDialogOpensAfter } from '../../profile/index.ts'
import { type HomeTables, homeTables } from '../../tables/home.ts'
import { type Law, law, must, mustEqual } from '../../testing/law.ts'
import { distinctLaw, eachRow, rowsOf, type Table } from './columns.ts'
import { limitsLaw } from './limits.ts'
import { linkLaw } from './links.ts'

const noticeLaws = ({ notices, applicationNotices, shopperActions }: HomeTables): ReadonlyArray<Law> => {
  const all: Table<{ readonly id: string; readonly iconSrc: string }> = { ...notices, ...applicationNotices }
  const paths = rowsOf({ ...notices }).flatMap(([name, { action }]) =>
    action.kind === 'path' ? [[name, action.to] as const] : [],
  )
  return [
    distinctLaw('No two notices have one id (HOME-006).', all, ({ id }) => id),
    eachRow('Every icon is known.', all, ({ iconSrc }) => ['person', 'shield', 'alert', 'gift'].includes(iconSrc)),
    eachRow('A description begins with its lead.', { ...notices }, ({ lead, description }) =>
      description.startsWith(lead),
    ),
    distinctLaw('No two notices have one description.', { ...notices }, ({ description }) => description),
    distinctLaw('No two buttons have one label.', { ...notices }, ({ actionText }) => actionText),
    eachRow('Every button leads to a page or opens a known dialog.', { ...notices }, ({ action }) =>
      action.kind === 'path' ? action.to.startsWith('/') : action.kind === 'modal' && action.name === 'missing-ssn',
    ),
    linkLaw('The links of the notices lead to pages of the app.', new Map(paths)),
    law('The link for a missing name opens the name dialog (PROF-019, PROF-021).', () => {
      const { action } = notices.addName
      const query = (action.kind === 'path' ? action.to : '').split('?')[1] ?? ''
      const [key = '', value = ''] = query.split('=')
      must(nameDialogOpensAfter(new Map([[key, value]]), false) !== null, `the query is "${query}".`)
    }),
    law('No action raises a notice twice.', () =>
      mustEqual(new Set(shopperActions).size, shopperActions.length, 'the number of actions'),
    ),
  ]
}

const linkLaws = ({ panelLinks, offers }: HomeTables): ReadonlyArray<Law> => {
  const terms = new Map(offers.terms.links.map((link, at) => [String(at), link] as const))
  return [
    linkLaw('The links of the panels lead to pages of the app.', {
      activity: panelLinks.activity.to,
      cards: panelLinks.cards.to,
    }),
    distinctLaw('No two panels have one link.', panelLinks, ({ to }) => to),
    distinctLaw('No two links of panels have one label.', panelLinks, ({ label }) => label),
    distinctLaw('No two offers have one title.', { ...offers }, ({ title }) => title),
    distinctLaw('No two offers have one text.', { ...offers }, ({ text }) => text),
    eachRow(
      'A link of an offer leads to a known page (HOME-037).',
      new Map<string, { readonly page: ExternalPage }>([['wallet', offers.wallet], ...terms]),
      ({ page }) => externalPages.includes(page),
    ),
    distinctLaw('No two links to terms have one page.', terms, ({ page }) => page),
    distinctLaw('No two links to terms have one label.', terms, ({ label }) => label),
  ]
}

const priceLaws = ({ priceQuery, pricedCoins, coinNames, trends }: HomeTables): ReadonlyArray<Law> => [
  law('Prices have a currency and a period.', () => {
    must(/^[A-Z]{3}$/.test(priceQuery.currency), `the currency is "${priceQuery.currency}".`)
    must(/^\d+[A-Z]$/.test(priceQuery.period), `the period is "${priceQuery.period}".`)
  }),
  limitsLaw(priceQuery),
  law('The price widget contains each coin once.', () =>
    mustEqual(pricedCoins.toSorted(), Object.keys(coinNames).toSorted(), 'the coins'),
  ),
  distinctLaw('No two coins have one name.', coinNames, String),
  law('Each trend belongs to one sign.', () =>
    mustEqual(Object.values(trends).toSorted(), ['down', 'flat', 'up'], 'the trends'),
  ),
]

/** Laws of every set of home tables, whatever its texts: no two tables contradict each other. */
export const homeTableLaws = (tables: HomeTables = homeTables): ReadonlyArray<Law> => [
  ...noticeLaws(tables),
  ...linkLaws(tables),
  ...priceLaws(tables),
]
