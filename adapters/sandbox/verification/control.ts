import { list, nullable, record } from '@paydeck/adapters/wire/codec'
import { productNames } from '@paydeck/core/model'
import * as t from 'io-ts'
import type { User } from '../account/tables.ts'
import { type ChangeContext, type ControlPart, type ControlContext, post } from '../control/part.ts'
import { notifyApplication } from '../database/notices.ts'
import { html, type Markup, options } from '../kernel/html.ts'
import { refuse } from '../kernel/refusals.ts'
import { changeApplication, makeApplication, presentApplications, runDueChecks } from './application-changes.ts'
import { newApplication, decided, failed, handedToReview, reopened } from './application-review.ts'
import { isTaskName, type TaskName, taskNames } from './collection-tasks.ts'
import { insertApplications } from './seed.ts'
import type { Application, ApplicationPatch } from './tables.ts'

const task = record({ name: t.string, status: t.string })

const application = record(
  { productName: t.string, status: t.string },
  {
    collectionStatus: nullable(t.string),
    collectionTasks: list(task),
    /** `at` is an ISO 8601 time. */
    history: list(record({ step: t.string, at: t.string }, { reason: t.string })),
  },
)

export const applicationFields = { applications: list(application) }

const timeOf = (text: string): number => {
  const at = Date.parse(text)
  return Number.isNaN(at) ? refuse(400, 'A time in the history is not valid.') : at
}

/** Replaces the user's applications. Does nothing if the field is missing. */
export const changeApplications = async (
  { queries, now }: ChangeContext,
  { id: userId }: User,
  { applications }: { readonly applications?: ReadonlyArray<t.TypeOf<typeof application>> | undefined },
): Promise<void> => {
  if (applications === undefined) return
  const deleted = await queries.deleteFrom('applications').where('userId', '=', userId).returning('id').execute()
  const seeds = applications.map(
    ({ productName, status, collectionStatus = null, collectionTasks = [], history = null }) => ({
      productName,
      status,
      collectionStatus,
      collectionTasks,
      ...(history === null ? {} : { history: history.map((entry) => ({ ...entry, at: timeOf(entry.at) })) }),
    }),
  )
  await insertApplications(queries, userId, seeds, now)
  const created = await queries.selectFrom('applications').select('id').where('userId', '=', userId).execute()
  for (const id of new Set([...deleted, ...created].map((row) => row.id))) await notifyApplication(queries, userId, id)
}

interface MoveInput {
  readonly task: TaskName
  readonly reason: string | null
}

type Move = (row: Application, now: number, moveInput: MoveInput) => ApplicationPatch

const reasonOr = (input: MoveInput, otherwise: string): string => input.reason ?? otherwise

/**
 * Actions of the provider's staff on an application. Every action is available in every state of the application. The texts
 * are labels on the control page.
 */
const moves = {
  approve: ['Approve', (row, now) => decided(row, 'approved', now)],
  reject: [
    'Reject',
    (row, now, input) => decided(row, 'rejected', now, reasonOr(input, "We don't accept this type of document.")),
  ],
  abandon: ['Abandon', (row, now, { reason }) => decided(row, 'abandoned', now, reason ?? undefined)],
  review: ['Start review', (row, now) => handedToReview(row, now)],
  askForMore: [
    'Ask for a task again',
    (row, _now, input) => reopened(row, input.task, reasonOr(input, 'The reviewers need a better one.')),
  ],
  failTask: [
    'Fail a task permanently',
    (row, _now, input) => failed(row, input.task, reasonOr(input, "We couldn't read it, or it doesn't match.")),
  ],
} as const satisfies Readonly<Record<string, readonly [label: string, move: Move]>>

type MoveName = keyof typeof moves
const isMove = (text: string): text is MoveName => Object.hasOwn(moves, text)
const isProduct = (text: string): boolean => productNames.some((name) => name === text)

const longestReason = 200

const reasonOf = (text: string): string | null => {
  const reason = text.trim()
  return reason === '' ? null : reason.slice(0, longestReason)
}

/** Applies an action to an application. Creates the application first if it does not exist. */
const applyMove = async (
  context: ControlContext,
  productName: string,
  name: MoveName,
  input: MoveInput,
): Promise<void> => {
  const [, move]: readonly [string, Move] = moves[name]
  await makeApplication(context, context.user.id, productName, newApplication)
  await changeApplication(context, context.user, productName, (row, now) => move(row, now, input))
}

/** `move` is a key of `moves`. `task` is used only by actions on a single task. */
const ApplicationMove = record({ productName: t.string, move: t.string }, { task: t.string, reason: t.string })

const recipientMoves: Readonly<Record<string, MoveName>> = {
  approved: 'approve',
  pending: 'review',
  rejected: 'reject',
}

export const verificationControl = {
  api: [
    {
      ...post('applications', ApplicationMove, async (context, { productName, move, task: name = '', reason = '' }) => {
        if (!isMove(move) || !isProduct(productName)) return refuse(400, 'Unknown move or product.')
        return applyMove(context, productName, move, {
          task: isTaskName(name) ? name : 'identityDocument',
          reason: reasonOf(reason),
        })
      }),
      runsDueWork: true,
    },
  ],
  forms: [
    {
      path: 'recipient',
      runsDueWork: true,
      run: async (context, field) => {
        const name = recipientMoves[field('status')]
        if (name !== undefined)
          await applyMove(context, 'payoutsRecipient', name, { task: 'identityDocument', reason: null })
      },
    },
    {
      path: 'applications',
      runsDueWork: true,
      run: async (context, field) => {
        const [name, productName, taskName] = [field('move'), field('productName'), field('task')]
        if (!isMove(name) || !isProduct(productName) || !isTaskName(taskName)) return
        await applyMove(context, productName, name, { task: taskName, reason: reasonOf(field('reason')) })
      },
    },
  ],
  runDueWork: (context) => runDueChecks(context, context.user),
} as const satisfies ControlPart

const judgements = [
  ['approved', 'approved'],
  ['pending', 'under review'],
  ['rejected', 'rejected'],
] as const

/** Renders the form that sets the account's verification for receiving payouts. */
export const recipientForm = async ({ database, user }: ControlContext): Promise<Markup> => {
  const row = await database
    .selectFrom('applications')
    .select('status')
    .where('userId', '=', user.id)
    .where('productName', '=', 'payoutsRecipient')
    .executeTakeFirst()
  return html`
<form method="post" action="/sandbox/page/recipient">
<label>Recipient verification<select name="status">${options(judgements, row?.status)}</select></label><button class="secondary">Set status</button></form>`
}

const taskLabels: Readonly<Record<TaskName, string>> = {
  identityDocument: 'ID document',
  selfie: 'Selfie',
  address: 'Address',
  personalDetails: 'Personal details',
}

const standing = ({ productName, status, collectionStatus, collectionTasks }: Application): Markup => html`
<li><div><b>${productName}</b><span>${[status, collectionStatus ?? 'no tasks', ...collectionTasks.map((one) => `${one.name} ${one.status}`)].join(', ')}</span></div></li>`

/** Renders the account's applications and forms that apply actions to them. */
export const verificationPanel = async (context: ControlContext): Promise<Markup> => {
  const rows = await presentApplications(context, context.user)
  return html`
<section class="panel moves" aria-labelledby="verification"><h2 id="verification">Identity verification</h2>
${rows.length === 0 ? html`<p class="quiet">No applications yet.</p>` : html`<ul class="people">${rows.map(standing)}</ul>`}
<form method="post" action="/sandbox/page/applications">
<label>Application<select name="productName">${options(productNames.map((name) => [name, name]))}</select></label>
<label>Action<select name="move">${options(Object.entries(moves).map(([name, [label]]) => [name, label]))}</select></label>
<label>Task (if needed)<select name="task">${options(taskNames.map((name) => [name, taskLabels[name]]))}</select></label>
<label>Reason (optional)<input name="reason" maxlength="${longestReason}" placeholder="Default reason"></label>
<button>Apply</button></form></section>`
}
