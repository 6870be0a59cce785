import type { CallContext, Handlers } from '../calls/context.ts'
import { refuse } from '../kernel/refusals.ts'

/** Number of events on a page. */
const pageSize = 10

const noPage = (): never => refuse(400, "We couldn't find this page.")

/** Returns the row number of an event of the caller; null if the event is not theirs. */
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

/** Messages about changes that can no longer be stopped, with the user's next step. */
const tooLateMessages = {
  'sender-stays': "We can't stop this change anymore. Move the sender back yourself.",
  'address-stays': "We can't stop this change anymore. Change or remove the address yourself.",
} as const

/** Functions that stop the changes which security events report. */
export interface StoppableChanges {
  /** Returns the ids of the caller's events whose changes can still be stopped. */
  readonly of: (context: CallContext) => Promise<ReadonlyArray<number>>
  /** Stops a change and returns the outcome. `none` means that there is nothing to stop. */
  readonly stop: (context: CallContext, eventId: number) => Promise<'stopped' | 'none' | keyof typeof tooLateMessages>
}

/** Reads a page of events, newest first. `before` is the id of the last event of the previous page. */
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

/** Security history of the account. Beyond the specification. */
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
