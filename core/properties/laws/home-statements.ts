import { type HomeTables, homeTables } from '../../tables/home.ts'
import { type Law, law, mustEqual } from '../../testing/law.ts'
import { columnLaw } from './columns.ts'

const noticeStatements = ({ notices, applicationNotices, shopperActions }: HomeTables): ReadonlyArray<Law> => [
  columnLaw('Each notice has its id and icon.', { ...notices }, ({ id, iconSrc }) => `${id}: ${iconSrc}`, {
    'add-name: person': 'addName',
    'missing-shopper-info: alert': 'missingShopperInfo',
    'accept-invite: gift': 'acceptInvite',
  }),
  columnLaw(
    'HOME-007: a verification has a notice of its own.',
    applicationNotices,
    ({ id, iconSrc }) => `${id}: ${iconSrc}`,
    {
      'verify-identity: shield': 'shopper',
      'verify-recipient: shield': 'recipient',
    },
  ),
  columnLaw('PROF-019 states a button, and HOME-007 others.', { ...notices }, ({ actionText }) => actionText, {
    'Add your name': 'addName',
    'Add your number': 'missingShopperInfo',
    'Accept invite': 'acceptInvite',
  }),
  columnLaw(
    'HOME-007, PROF-019 and PROF-021 state what the buttons do.',
    { ...notices },
    ({ action }) => (action.kind === 'path' ? action.to : action.kind === 'modal' ? action.name : action.page),
    {
      '/settings/profile?add-name=true': 'addName',
      'missing-ssn': 'missingShopperInfo',
      '/settings/receiving-addresses': 'acceptInvite',
    },
  ),
  law('HOME-007 states the actions that raise a notice.', () =>
    mustEqual(shopperActions, ['continue', 'get-verified'], 'the actions'),
  ),
]

const linkStatements = ({ panelLinks, offers }: HomeTables): ReadonlyArray<Law> => [
  columnLaw('HOME-014 and ACT-001 state the links to the activity.', panelLinks, ({ label, to }) => `${label}: ${to}`, {
    'SEE ALL: /crypto-payments': 'activity',
    'All activity: /activity': 'allActivity',
    'MANAGE: /card': 'cards',
  }),
  columnLaw('HOME-008 and HOME-010 state the offers.', { ...offers }, ({ title }) => title, {
    'The new {product} Card': 'waitlist',
    'Get the Wallet': 'wallet',
    'Card terms': 'terms',
  }),
  law('HOME-009 and HOME-037 state the pages that the offers open.', () => {
    mustEqual(offers.wallet.page, 'wallet', 'the page of the wallet')
    mustEqual(
      offers.terms.links,
      [
        { label: 'Terms and conditions', page: 'terms' },
        { label: 'Fee disclosure', page: 'feeDisclosure' },
      ],
      'the links to the terms',
    )
  }),
]

/** Laws that state the rows of Paydeck's own home tables, as its requirements do. */
export const homeStatements = (tables: HomeTables = homeTables): ReadonlyArray<Law> => [
  ...noticeStatements(tables),
  ...linkStatements(tables),
  law('HOME-029 to HOME-031 state the prices that the page requests.', () => {
    const { currency, period, points } = tables.priceQuery
    mustEqual([currency, period, points.value], ['USD', '1D', 24], 'the currency, the period and the points')
  }),
  law('HOME-029 states the coins.', () => mustEqual(tables.pricedCoins, ['BTC', 'BCH', 'ETH', 'XRP'], 'the coins')),
  columnLaw('Each coin has its name.', tables.coinNames, String, {
    Bitcoin: 'BTC',
    'Bitcoin Cash': 'BCH',
    Ethereum: 'ETH',
    XRP: 'XRP',
  }),
  columnLaw('HOME-034: a price that is now higher goes up.', tables.trends, String, { down: '-1', flat: '0', up: '1' }),
]
