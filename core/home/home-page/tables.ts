import { limit } from '../../kernel/limits.ts'
import { delay } from '../../kernel/timings.ts'
import { routePath } from '../../routes/index.ts'
import { homeNoticeTexts, homePageTexts } from '../texts.ts'
import type { ApplicationAction, NoticeRows } from './model.ts'

/** Parameters of the price requests of the price widget (HOME-030, HOME-031, LIM-019). */
export const priceQuery = { currency: 'USD', period: '1D', points: limit('price points', 24) } as const

/** Delay before loaded prices are shown (HOME-032). */
export const priceReveal = delay('price results', 2000)

/** Notices that need no data (HOME-007). */
export const notices = {
  addName: {
    id: 'add-name',
    ...homeNoticeTexts.addName,
    iconSrc: 'person',
    action: { kind: 'path', to: `${routePath('settings-profile')}?add-name=true` },
  },
  missingShopperInfo: {
    id: 'missing-shopper-info',
    ...homeNoticeTexts.missingShopperInfo,
    iconSrc: 'alert',
    action: { kind: 'modal', name: 'missing-ssn' },
  },
  acceptInvite: {
    id: 'accept-invite',
    ...homeNoticeTexts.acceptInvite,
    iconSrc: 'gift',
    action: { kind: 'path', to: routePath('settings-receiving-addresses') },
  },
} as const satisfies NoticeRows

/** Notices whose texts and action come from a verification application (HOME-007). */
export const applicationNotices = {
  shopper: { id: 'verify-identity', iconSrc: 'shield' },
  recipient: { id: 'verify-recipient', iconSrc: 'shield' },
} as const

/** If the shopper's application offers one of these actions, home shows a notice (HOME-007). */
export const shopperActions: ReadonlyArray<ApplicationAction> = ['continue', 'get-verified']

/** Links of the panels. */
export const panelLinks = {
  activity: { label: homePageTexts.activity.link, to: routePath('crypto') },
  allActivity: { label: homePageTexts.activity.all, to: routePath('activity') },
  cards: { label: homePageTexts.cards.link, to: routePath('card-home') },
} as const
