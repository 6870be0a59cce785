import { makeAmountPrivacy, makeHomePage } from '../home/index.ts'
import { homeSourcesOf } from '../pages/index.ts'
import { maker, type Makers } from './maker.ts'

/** Makers of the slices of the home page. */
export const homeMakers = {
  amountPrivacy: maker(['storage'], [], makeAmountPrivacy),
  homePage: maker(
    ['stores', 'clock', 'log', 'windows', 'appNavigation', 'priceHistory', 'configuration'],
    [
      'amountPrivacy',
      'applications',
      'basicInfo',
      'cardList',
      'passkeyStatus',
      'payouts',
      'permissions',
      'recentActivity',
      'shell',
    ],
    (ports, parts) =>
      makeHomePage({
        ...ports,
        modals: parts.shell.modals,
        carousels: parts.shell.carousels,
        reloadCards: parts.cardList.tasks.reload,
        sources: homeSourcesOf(parts, parts.permissions),
      }),
  ),
} satisfies Makers<'amountPrivacy' | 'homePage'>
