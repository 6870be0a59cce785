import { makeTimeline } from '../activity/index.ts'
import { maker, type Makers } from './maker.ts'

/** Maker of the slice of the activity page. */
export const activityMakers = {
  timeline: maker(
    ['stores', 'clock', 'log', 'device', 'activityRecords', 'cardActivities', 'paymentLists', 'securityRecord'],
    ['cardList'],
    (ports, { cardList }) => makeTimeline({ ...ports, cards: cardList.state }),
  ),
} satisfies Makers<'timeline'>
