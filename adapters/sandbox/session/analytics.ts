import type { CallContext, Handlers } from '../calls/context.ts'

/** Maximum number of analytics events per minute. Real clicks and page views stay below this rate. */
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
