import { list, nullable, record } from '@paydeck/adapters/wire/codec'
import type { WireEntry } from '@paydeck/adapters/wire/table'
import * as t from 'io-ts'
import { type ChangeContext, type ControlPart, get, type ControlContext, post } from '../control/part.ts'
import { json } from '../database/columns.ts'
import type { Queries } from '../database/engine.ts'
import { defined } from '../kernel/defined.ts'
import { html, type Markup, options } from '../kernel/html.ts'
import { refuse } from '../kernel/refusals.ts'
import { day } from '../kernel/seeded-random.ts'
import { mailsOf } from './mails.ts'
import { currentCode, otpSecretOf } from './one-time-codes.ts'
import { giveOtpSecrets } from './seed.ts'
import type { User, UserChange } from './tables.ts'
import { lockUser } from './users.ts'

const flags = t.record(t.string, t.boolean) as t.Type<Readonly<Record<string, boolean>>, unknown, unknown>

/** Fields of a user that the control page can change. */
export const userFields = {
  email: t.string,
  firstName: t.string,
  lastName: t.string,
  country: nullable(t.string),
  language: t.string,
  accessTypes: list(t.string),
  experiments: list(t.string),
  facadeAccess: flags,
  optInEmailMarketing: t.boolean,
  otpEnabled: t.boolean,
  passkeysEnabled: t.boolean,
  isMissingShopperInfo: t.boolean,
  nationalIdentityIssuer: t.string,
  nationalIdentityLastFour: nullable(t.string),
  /** Codes of the currencies in which the account cannot receive payouts (RECV-064). */
  disabledCurrencies: list(t.string),
  /** Reason why the account accepts no payouts, such as "accountNotAllowed". Null if it accepts them (RECV-066). */
  payoutRefusal: nullable(t.string),
  /** Names of the optional calls that the provider does not offer to the account, such as "GetActivity". */
  missingCalls: list(t.string),
}
const UserFields = record({}, userFields)
type UserFields = t.TypeOf<typeof UserFields>

const columnsOf = (changes: UserFields): UserChange => {
  const { accessTypes, experiments, facadeAccess, disabledCurrencies, missingCalls, email } = changes
  return defined({
    firstName: changes.firstName,
    lastName: changes.lastName,
    country: changes.country,
    language: changes.language,
    optInEmailMarketing: changes.optInEmailMarketing,
    otpEnabled: changes.otpEnabled,
    passkeysEnabled: changes.passkeysEnabled,
    isMissingShopperInfo: changes.isMissingShopperInfo,
    nationalIdentityIssuer: changes.nationalIdentityIssuer,
    nationalIdentityLastFour: changes.nationalIdentityLastFour,
    payoutRefusal: changes.payoutRefusal,
    email: email?.trim().toLowerCase(),
    accessTypes: accessTypes && json(accessTypes),
    experiments: experiments && json(experiments),
    facadeAccess: facadeAccess && json(facadeAccess),
    disabledCurrencies: disabledCurrencies && json(disabledCurrencies),
    missingCalls: missingCalls && json(missingCalls),
  })
}

/** Changes a user. Returns the changed user, locked until the end of the transaction. */
export const changeUser = async (changing: ChangeContext, user: User, changes: UserFields): Promise<User> => {
  const set = columnsOf(changes)
  const { queries } = changing
  if (Object.keys(set).length > 0) await queries.updateTable('users').set(set).where('id', '=', user.id).execute()
  await giveOtpSecrets(changing)
  return lockUser(queries, user.id)
}

/**
 * Largest offset of an account's clock in milliseconds: one century. Due work runs separately for every cycle of the skipped
 * time, so a larger offset would take too long.
 */
const furthest = 36_525 * day

/**
 * Advances an account's clock by `advance` milliseconds, which may be negative. If `keepsSessions` is true, also advances
 * the times of the sessions, so that the sessions do not expire.
 */
const moveClock = async (queries: Queries, user: User, advance: number, keepsSessions: boolean): Promise<number> => {
  const by = Math.trunc(advance)
  const clockOffset = user.clockOffset + by
  if (!(Math.abs(clockOffset) <= furthest)) refuse(400, "You can't move the clock by more than 100 years.")
  await queries.transaction().execute(async (transaction) => {
    await transaction.updateTable('users').set({ clockOffset }).where('id', '=', user.id).execute()
    if (!keepsSessions) return
    await transaction
      .updateTable('sessions')
      .set((columns) => ({ createdAt: columns('createdAt', '+', by), seenAt: columns('seenAt', '+', by) }))
      .where('userId', '=', user.id)
      .execute()
  })
  return by
}

/**
 * `advance` is in milliseconds. Unless `keepsSessions` is false, the times of the sessions are advanced as well, so that the
 * sessions do not expire.
 */
const ClockMove = record({ advance: t.number }, { keepsSessions: t.boolean })

const advances = [
  ['60000', '1 minute'],
  ['3600000', '1 hour'],
  ['86400000', '1 day'],
  ['604800000', '1 week'],
  ['2592000000', '30 days'],
] as const

/** Returns the two-factor secret and its current code. Both are null while two-factor is off. */
const otpOf = ({ user, sealing, now }: Pick<ControlContext, 'user' | 'sealing' | 'now'>) => {
  const otpSecret = user.otpEnabled ? otpSecretOf(sealing, user) : null
  return { otpSecret, code: otpSecret === null ? null : currentCode(otpSecret, now()) }
}

/** Optional calls that the control page can turn off, with their labels. */
const optionalCalls = [
  ['GetActivity', 'Activity in one call'],
  ['GET /statements/:year/:month.pdf', 'Statements as PDF'],
] as const satisfies ReadonlyArray<readonly [WireEntry, string]>

const onOff = [
  ['on', 'On'],
  ['off', 'Off'],
] as const

export const accountControl = {
  api: [
    get('account', async ({ user, sealing, now }) => {
      const { id, email, firstName, lastName, country, accessTypes, experiments, facadeAccess, persona } = user
      const access = { accessTypes, experiments, facadeAccess }
      const otp = { otpEnabled: user.otpEnabled, ...otpOf({ user, sealing, now }) }
      return { userId: id, email, firstName, lastName, country, ...access, persona, ...otp, now: now() }
    }),
    {
      ...post('clock', ClockMove, async ({ database, user, now }, { advance, keepsSessions = true }) => ({
        now: now() + (await moveClock(database, user, advance, keepsSessions)),
      })),
      runsDueWork: true,
    },
    get('mails', async (context) => ({ mails: await mailsOf(context, context.user.id) })),
  ],
  forms: [
    {
      path: 'clock',
      runsDueWork: true,
      run: ({ database, user }, field) => {
        const advance = advances.find(([value]) => value === field('advance'))
        return moveClock(database, user, Number(advance?.[0] ?? 0), true)
      },
    },
    {
      path: 'optional-calls',
      run: ({ database, user }, field) => {
        const missingCalls = optionalCalls.flatMap(([call]) => (field(call) === 'off' ? [call] : []))
        return database
          .updateTable('users')
          .set({ missingCalls: json(missingCalls) })
          .where('id', '=', user.id)
          .execute()
      },
    },
  ],
} as const satisfies ControlPart

/** Panel of the control page that shows the account and its changeable fields. */
export const accountPanel = ({
  user,
  sealing,
  now: clock,
}: Pick<ControlContext, 'user' | 'sealing' | 'now'>): Markup => {
  const now = clock()
  const { code } = otpOf({ user, sealing, now: clock })
  return html`
<section class="panel" aria-labelledby="account"><h2 id="account">This account</h2>
<dl><dt>Email</dt><dd>${user.email}</dd><dt>Name</dt><dd>${`${user.firstName} ${user.lastName}`.trim() || 'No name yet'}</dd>
<dt>Time</dt><dd><time datetime="${new Date(now).toISOString()}">${new Date(now).toISOString().replace('T', ' ').slice(0, 16)} UTC</time></dd>
${code === null ? null : html`<dt>Two-factor code</dt><dd class="code">${code}</dd>`}</dl>
<form method="post" action="/sandbox/page/account">
<label>First name<input name="firstName" value="${user.firstName}"></label>
<label>Last name<input name="lastName" value="${user.lastName}"></label>
<label>Country (from IP)<input name="country" value="${user.country ?? ''}" maxlength="2"></label>
<label>Access types<input name="accessTypes" value="${user.accessTypes.join(' ')}"></label>
<label>Payments<input name="payments" inputmode="numeric" placeholder="Unchanged"></label>
<button>Save changes</button></form>
<form method="post" action="/sandbox/page/optional-calls">
${optionalCalls.map(([call, label]) => html`<label>${label}<select name="${call}">${options(onOff, user.missingCalls.includes(call) ? 'off' : 'on')}</select></label>`)}
<button class="secondary">Save optional calls</button></form></section>`
}

export const clockPanel: Markup = html`
<section class="panel" aria-labelledby="clock"><h2 id="clock">Clock</h2><p class="quiet">Only moves this account's clock.</p>
<form method="post" action="/sandbox/page/clock"><label>Advance by<select name="advance">${options(advances)}</select></label><button>Advance</button></form></section>`

/** Renders the text of a mail. URLs of this server become links; other URLs stay plain text. */
const mailText = (text: string, origin: string): ReadonlyArray<string | Markup> =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part) => (part.startsWith(`${origin}/`) ? html`<a href="${part}">${part}</a>` : part))

/** Panel of the control page that shows the mails of the account, newest first. */
export const outboxPanel = async (context: ControlContext): Promise<Markup> => {
  const { user, origin } = context
  const mails = await mailsOf(context, user.id)
  return html`
<section class="panel" aria-labelledby="mails"><h2 id="mails">Emails</h2>
${mails.length === 0 ? html`<p class="quiet">No emails yet.</p>` : html`<ul class="people">${mails.map(({ subject, body }) => html`<li><div><b>${subject}</b><span>${mailText(body, origin)}</span></div></li>`)}</ul>`}</section>`
}
