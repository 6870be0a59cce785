import { type AwaitedTopUpsView, awaitedTopUpsView } from '../cards/index.ts'
import { combine, type Live, project } from '../kernel/store.ts'
import type { Slices } from '../slices.ts'

/** What the home page tells of money that was paid and is not on its card yet; null: nothing. */
export const homeTopUpsOf = ({
  amountPrivacy,
  cardList,
}: Pick<Slices, 'amountPrivacy' | 'cardList'>): Live<AwaitedTopUpsView | null> =>
  project(
    combine({ topUps: cardList.topUps, cards: cardList.state, amountsHidden: amountPrivacy.isOn }),
    awaitedTopUpsView,
  )
