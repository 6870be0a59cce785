import type { CallContext, Handlers } from '../calls/context.ts'

/** Maximum number of events in a minute, above the rate of real clicks and page views. */
const eventsAMinute = 120

export const analyticsHandlers = {
  'POST /users/trackAnalyticsEvent': async (context, input) => {
    const { database, user, now, limits } = context
    await limits.request(context, `analytics:${user.id}`, eventsAMinute)
    await database
      .insertInto('analyticsEvents')
      .values({
        userId: user.id,
        at: now(),
        event: input.event,
        eventName: input.eventName,
        eventProperties: JSON.stringify(input.eventProperties),
      })
      .execute()
  },
} satisfies Handlers<'POST /users/trackAnalyticsEvent'>

/** Reads the analytics events of the user, oldest first. */
export const analyticsEventsOf = ({ database, user }: Pick<CallContext, 'database' | 'user'>) =>
  database
    .selectFrom('analyticsEvents')
    .select(['at', 'event', 'eventName', 'eventProperties'])
    .where('userId', '=', user.id)
    .orderBy('id')
    .execute()
