import { limit } from '../../kernel/limits.ts'
import { delay } from '../../kernel/timings.ts'
import { routePath } from '../../routes/index.ts'
import type { ApplicationAction, NoticeRow } from './model.ts'

/** Query of the price widget (HOME-030, HOME-031, LIM-019). */
export const priceQuery = { currency: 'USD', period: '1D', points: limit('price points', 24) } as const

/** Delay before a response is shown (HOME-032). */
export const priceReveal = delay('price results', 2000)

/** Notices that are the same for every user (HOME-007). */
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

/** Notices whose texts and action come from an application (HOME-007). */
export const applicationNotices = {
  shopper: { id: 'verify-identity', iconSrc: 'shield' },
  recipient: { id: 'verify-recipient', iconSrc: 'shield' },
} as const

/** Actions of the shopper's application that cause a notice (HOME-007). */
export const shopperActions: ReadonlyArray<ApplicationAction> = ['continue', 'get-verified']

export const texts = {
  welcome: 'Welcome',
  welcomeName: 'Welcome, {firstName}',
  activity: { title: 'Recent Activity', link: { label: 'SEE ALL', to: routePath('crypto') } },
  cards: { one: 'Card', many: 'Cards', link: { label: 'MANAGE', to: routePath('card-home') } },
} as const
