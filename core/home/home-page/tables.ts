import { limit } from '../../kernel/limits.ts'
import { delay } from '../../kernel/timings.ts'
import { chainNames, listedRow } from '../../money/index.ts'
import { routePath } from '../../routes/index.ts'
import type { ApplicationAction, NoticeRow, PricedCoin } from './model.ts'

/** How the price widget asks (HOME-030, HOME-031, LIM-019). */
export const priceQuery = { currency: 'USD', period: '1D', points: limit('price points', 24) } as const

/** How long an answer waits before it is shown (HOME-032). */
export const priceReveal = delay('price results', 2000)

/** The coins by name; ether is asked for by the name of its chain. */
export const coinNames = {
  BTC: listedRow('BTC').name,
  BCH: listedRow('BCH').name,
  ETH: chainNames.ETH,
  XRP: listedRow('XRP').name,
} as const satisfies Record<PricedCoin, string>

export const priceTexts = {
  title: 'Prices',
  period: '1 day',
  /** The whole chart failed (ERR-020). */
  unavailable: 'Prices are unavailable at this time.',
  /** One coin has no price; without a full stop (ERR-021). */
  coinUnavailable: 'Price is unavailable at this time',
  up: 'up',
  down: 'down',
  flat: 'unchanged',
} as const

/** The notices of the home page that look the same for every user (HOME-007). */
export const notices = {
  addName: {
    id: 'add-name',
    lead: 'Your name is missing.',
    description: 'Your name is missing. Merchants and senders use it to know who you are.',
    iconSrc: 'person',
    actionText: 'Add your name',
    action: { kind: 'path', to: `${routePath('settings-profile')}?add-name=true` },
  },
  missingShopperInfo: {
    id: 'missing-shopper-info',
    lead: 'Your Social Security number is missing.',
    description: 'Your Social Security number is missing. Add it to keep your account in order.',
    iconSrc: 'alert',
    actionText: 'Add your number',
    action: { kind: 'modal', name: 'missing-ssn' },
  },
  acceptInvite: {
    id: 'accept-invite',
    lead: 'Someone wants to send you a payment.',
    description: 'Someone wants to send you a payment. Choose where you want to receive it.',
    iconSrc: 'gift',
    actionText: 'Accept invite',
    action: { kind: 'path', to: routePath('settings-receiving-addresses') },
  },
} as const satisfies Readonly<Record<string, NoticeRow>>

/** The notices whose words and action come from an application (HOME-007). */
export const applicationNotices = {
  shopper: { id: 'verify-identity', iconSrc: 'shield' },
  recipient: { id: 'verify-recipient', iconSrc: 'shield' },
} as const

/** The shopper's application asks for attention on home only while it offers one of these (HOME-007). */
export const shopperActions: ReadonlyArray<ApplicationAction> = ['continue', 'get-verified']

export const texts = {
  welcome: 'Welcome',
  welcomeName: 'Welcome, {firstName}',
  activity: { title: 'Recent Activity', link: { label: 'SEE ALL', to: routePath('crypto') } },
  cards: { one: 'Card', many: 'Cards' },
  wallet: {
    title: 'Get the Wallet',
    text: 'Keep, pay and receive crypto from your own phone.',
    action: 'Get the Wallet',
    page: 'wallet',
  },
  waitlist: {
    title: 'The new {product} Card',
    text: 'Spend crypto like cash. New card applications are temporarily paused.',
  },
  terms: {
    title: 'Card terms',
    text: 'Use of the {product} Card is subject to its cardholder agreement and fee disclosure.',
    links: [
      { label: 'Terms and conditions', page: 'terms' },
      { label: 'Fee disclosure', page: 'feeDisclosure' },
    ],
  },
} as const
