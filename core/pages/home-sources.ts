import type { HomeSources } from '../home/index.ts'
import { combine, type Live, project } from '../kernel/store.ts'
import { recentActivityQuery } from '../payments/index.ts'
import { isRecipient, payoutRequests } from '../receiving/index.ts'
import { isFeatureShown, type Permissions } from '../session/index.ts'
import type { Slices } from '../slices.ts'

type Known = Pick<
  Slices,
  'amountPrivacy' | 'applications' | 'basicInfo' | 'cardList' | 'passkeyStatus' | 'payouts' | 'recentActivity' | 'shell'
>

/** Returns the inputs of the home page. They are derived from several slices and from the permissions of the user. */
export const homeSourcesOf = (
  { amountPrivacy, applications, basicInfo, cardList, passkeyStatus, payouts, recentActivity, shell }: Known,
  granted: Live<Permissions>,
): HomeSources => ({
  facts: project(combine({ info: basicInfo.info, applications: applications.view, payouts: payouts.state }), (now) => ({
    name: now.info,
    shopper: now.applications.products.individualShopperTier1,
    recipient: now.applications.products.payoutsRecipient,
    isMissingShopperInfo: now.applications.isMissingShopperInfo,
    invite: now.payouts.invite,
    payoutRequests: payoutRequests(now.payouts.payors, now.payouts.profiles).length,
    isRecipient: isRecipient(now.payouts),
  })),
  notices: project(shell.state, (now) => now.notices),
  activity: project(recentActivity.state, ({ items }) => Math.min(items.length, recentActivityQuery.limit.value)),
  cards: project(cardList.view, (now) => now.cards),
  balance: project(cardList.view, (now) => now.total),
  cardsFailure: project(cardList.view, (now) => now.failure),
  hasGalileoCard: cardList.hasGalileoCard,
  passkey: project(passkeyStatus.view, (now) => now.homeCard),
  amountsHidden: amountPrivacy.isOn,
  features: project(granted, (now) => ({
    cardWaitlist: isFeatureShown('card-waitlist', now),
    cardTerms: isFeatureShown('card-terms', now),
  })),
})
