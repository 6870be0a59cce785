import type { CallContext, Handlers } from '../calls/context.ts'

export const analyticsHandlers = {
  'POST /users/trackAnalyticsEvent': async ({ database, user, now }, input) => {
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

/** What the app told of the user's doings, the oldest first. */
export const analyticsEventsOf = ({ database, user }: Pick<CallContext, 'database' | 'user'>) =>
  database
    .selectFrom('analyticsEvents')
    .select(['at', 'event', 'eventName', 'eventProperties'])
    .where('userId', '=', user.id)
    .orderBy('id')
    .execute()
