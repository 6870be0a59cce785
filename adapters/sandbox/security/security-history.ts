import type { CallContext, Handlers } from '../calls/context.ts'
import { refuse } from '../kernel/refusals.ts'

/** So many events a page. */
const pageSize = 10

const noPage = (): never => refuse(400, 'There is no such page.')

/** The place of one of the caller's own events; null for what is none of theirs. */
const placeOf = async ({ database, user }: CallContext, publicId: string): Promise<number | null> => {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(publicId)) return null
  const found = await database
    .selectFrom('securityEvents')
    .select('id')
    .where('userId', '=', user.id)
    .where('publicId', '=', publicId)
    .executeTakeFirst()
  return found?.id ?? null
}

/** How what an event tells of is stopped, in whichever area. */
export interface Stops {
  /** The ids of the events that can be, of the caller. */
  readonly of: (context: CallContext) => Promise<ReadonlyArray<number>>
  /** Whether there was something to stop. */
  readonly stop: (context: CallContext, eventId: number) => Promise<boolean>
}

/** A page of what happened, the newest first; `before` is the id that the page before ended with. */
const securityEventsOf = async (context: CallContext, stops: Stops, before: string | null) => {
  const { database, user } = context
  const place = before === null ? null : ((await placeOf(context, before)) ?? noPage())
  const rows = await database
    .selectFrom('securityEvents')
    .select(['id', 'publicId', 'kind', 'at', 'userAgent', 'address', 'country'])
    .where('userId', '=', user.id)
    .$if(place !== null, (query) => query.where('id', '<', place ?? 0))
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute()
  const page = rows.slice(0, pageSize)
  const stoppable = new Set(await stops.of(context))
  return {
    events: page.map(({ id, publicId, ...event }) => ({ id: publicId, ...event, canStop: stoppable.has(id) })),
    next: rows.length > pageSize ? (page.at(-1)?.publicId ?? null) : null,
  }
}

/** What happened to the account: beyond the specification. */
export const makeSecurityHistoryHandlers = (stops: Stops) =>
  ({
    'GET /auth/security-history': (context, { before }) => securityEventsOf(context, stops, before ?? null),

    'POST /auth/security-history/stop': async (context, { id }) => {
      const { user, log } = context
      const place = await placeOf(context, id)
      if (place !== null && (await stops.stop(context, place))) log.info({ user: user.id }, 'payout change stopped')
    },
  }) satisfies Handlers<'GET /auth/security-history' | 'POST /auth/security-history/stop'>
