import { homeSourcesOf, makeAmountPrivacy, makeHomePage } from '@paydeck/core'
import { sliceModule } from '../di/slice-module.ts'
import { permissionsToken } from '../di/tokens.ts'

/** Slices of the home page, whose code loads with the app. */
export const slices = sliceModule({
  amountPrivacy: ({ storage }) => makeAmountPrivacy({ storage }),
  homePage: ({ stores, clock, log, windows, appNavigation, priceHistory, configuration }, slices, get) => {
    const { amountPrivacy, shell, cardList, passkeyStatus, basicInfo, payouts, recentActivity, applications } = slices
    return makeHomePage({
      stores,
      clock,
      log,
      modals: shell.modals,
      carousels: shell.carousels,
      windows,
      appNavigation,
      prices: priceHistory,
      reloadCards: cardList.tasks.reload,
      configuration,
      sources: homeSourcesOf(
        { amountPrivacy, shell, cardList, passkeyStatus, basicInfo, payouts, recentActivity, applications },
        get(permissionsToken),
      ),
    })
  },
})
