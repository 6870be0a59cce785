import { type AwaitedTopUpsView, awaitedTopUpsView } from '../cards/index.ts'
import { combine, type Live, project } from '../kernel/store.ts'
import type { Slices } from '../slices.ts'

/** Returns the notice on the home page about top-ups that have not reached their cards yet. Null if there are none. */
export const homeTopUpsOf = ({
  amountPrivacy,
  cardList,
}: Pick<Slices, 'amountPrivacy' | 'cardList'>): Live<AwaitedTopUpsView | null> =>
  project(
    combine({ topUps: cardList.topUps, cards: cardList.state, amountsHidden: amountPrivacy.isOn }),
    awaitedTopUpsView,
  )
