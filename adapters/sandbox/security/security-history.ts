import type { CallContext, Handlers } from '../calls/context.ts'
import { refuse } from '../kernel/refusals.ts'

/** Number of events on a page. */
const pageSize = 10

const noPage = (): never => refuse(400, "We couldn't find this page.")

/** Returns the internal row id of an event. Null if the event does not belong to the user. */
const rowIdOf = async ({ database, user }: CallContext, publicId: string): Promise<number | null> => {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(publicId)) return null
  const found = await database
    .selectFrom('securityEvents')
    .select('id')
    .where('userId', '=', user.id)
    .where('publicId', '=', publicId)
    .executeTakeFirst()
  return found?.id ?? null
}

/** Messages for the case that a change can no longer be stopped. Each message says what the user can do instead. */
const tooLateMessages = {
  'sender-stays': "We can't stop this change anymore. Move the sender back yourself.",
  'address-stays': "We can't stop this change anymore. Change or remove the address yourself.",
} as const

/** Functions that find and stop the changes that security events report. */
export interface StoppableChanges {
  /** Returns the ids of the user's events whose changes can still be stopped. */
  readonly of: (context: CallContext) => Promise<ReadonlyArray<number>>
  /** Stops the change that an event reports, and returns the outcome. The outcome is `none` if there is nothing to stop. */
  readonly stop: (context: CallContext, eventId: number) => Promise<'stopped' | 'none' | keyof typeof tooLateMessages>
}

/** Reads a page of the user's events, newest first. `before` is the id of the last event on the previous page. */
const securityEventsOf = async (context: CallContext, stops: StoppableChanges, before: string | null) => {
  const { database, user } = context
  const beforeId = before === null ? null : ((await rowIdOf(context, before)) ?? noPage())
  const rows = await database
    .selectFrom('securityEvents')
    .select(['id', 'publicId', 'kind', 'at', 'userAgent', 'address', 'country'])
    .where('userId', '=', user.id)
    .$if(beforeId !== null, (query) => query.where('id', '<', beforeId ?? 0))
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

/** Handlers for the security history of the account. The calls are beyond the specification. */
export const makeSecurityHistoryHandlers = (stops: StoppableChanges) =>
  ({
    'GET /auth/security-history': (context, { before }) => securityEventsOf(context, stops, before ?? null),

    'POST /auth/security-history/stop': async (context, { id }) => {
      const { user, log } = context
      const eventId = await rowIdOf(context, id)
      const outcome = eventId === null ? 'none' : await stops.stop(context, eventId)
      if (outcome === 'none') return
      if (outcome !== 'stopped') refuse(409, tooLateMessages[outcome])
      log.info({ user: user.id }, 'payout change stopped')
    },
  }) satisfies Handlers<'GET /auth/security-history' | 'POST /auth/security-history/stop'>
