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

/** What to do about what stands and can no longer be stopped. */
const overs = {
  'sender-stays': 'This change can no longer be stopped. Move the sender back yourself.',
  'address-stays': 'This change can no longer be stopped. Change or remove the address yourself.',
} as const

/** How what an event tells of is stopped, in whichever area. */
export interface Stops {
  /** The ids of the events that can be, of the caller. */
  readonly of: (context: CallContext) => Promise<ReadonlyArray<number>>
  /** What became of it; "none": there is nothing to stop, or no longer. */
  readonly stop: (context: CallContext, eventId: number) => Promise<'stopped' | 'none' | keyof typeof overs>
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
      const outcome = place === null ? 'none' : await stops.stop(context, place)
      if (outcome === 'none') return
      if (outcome !== 'stopped') refuse(409, overs[outcome])
      log.info({ user: user.id }, 'payout change stopped')
    },
  }) satisfies Handlers<'GET /auth/security-history' | 'POST /auth/security-history/stop'>
