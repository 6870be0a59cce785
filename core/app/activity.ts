import { makeActivityExport, makeSavedViews, makeTimeline } from '../activity/index.ts'
import { project } from '../kernel/store.ts'
import { maker, type Makers } from './maker.ts'

/** Makers of the slices of the activity page. */
export const activityMakers = {
  activityExport: maker(
    [
      'stores',
      'clock',
      'log',
      'device',
      'files',
      'activityRecords',
      'cardActivities',
      'paymentLists',
      'securityRecord',
    ],
    ['cardList'],
    (ports, { cardList }) => makeActivityExport({ ...ports, cards: cardList.state }),
  ),
  savedViews: maker(['stores', 'storage', 'tabs'], ['currentSession', 'toasts'], (ports, { currentSession, toasts }) =>
    makeSavedViews({ ...ports, toasts, userId: project(currentSession.session, ({ userId }) => userId) }),
  ),
  timeline: maker(
    [
      'stores',
      'clock',
      'log',
      'device',
      'storage',
      'activityRecords',
      'cardActivities',
      'paymentLists',
      'securityRecord',
    ],
    ['cardList'],
    (ports, { cardList }) => makeTimeline({ ...ports, cards: cardList.state }),
  ),
} satisfies Makers<'activityExport' | 'savedViews' | 'timeline'>
