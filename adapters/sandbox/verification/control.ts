import { list, nullable, record } from '@paydeck/adapters/wire/codec'
import * as t from 'io-ts'
import type { User } from '../account/tables.ts'
import type { Changing, ControlPart, Played } from '../control/part.ts'
import { json } from '../database/columns.ts'
import { html, type Markup, options } from '../kernel/html.ts'
import { insertApplications } from './seed.ts'

const task = record({ name: t.string, status: t.string })

const application = record(
  { productName: t.string, status: t.string },
  { collectionStatus: nullable(t.string), collectionTasks: list(task) },
)

export const applicationFields = { applications: list(application) }

/** Puts these applications in the place of the user's; without any wish nothing changes. */
export const changeApplications = async (
  { queries, now }: Changing,
  { id: userId }: User,
  { applications }: { readonly applications?: ReadonlyArray<t.TypeOf<typeof application>> | undefined },
): Promise<void> => {
  if (applications === undefined) return
  await queries.deleteFrom('applications').where('userId', '=', userId).execute()
  const seeds = applications.map(({ productName, status, collectionStatus = null, collectionTasks = [] }) => ({
    productName,
    status,
    collectionStatus,
    collectionTasks,
  }))
  await insertApplications(queries, userId, seeds, now)
}

const judgements = [
  ['approved', 'approved'],
  ['pending', 'under review'],
  ['rejected', 'rejected'],
] as const

/** How the account stands as a recipient: makes the application where there is none. */
const judgeRecipient = async ({ database, random, user, now }: Played, status: string): Promise<void> => {
  const updatedAt = now()
  await database
    .insertInto('applications')
    .values({
      id: random.id(),
      userId: user.id,
      productName: 'payoutsRecipient',
      status,
      collectionStatus: null,
      collectionTasks: json([]),
      createdAt: updatedAt,
      updatedAt,
    })
    .onConflict((conflict) => conflict.columns(['userId', 'productName']).doUpdateSet({ status, updatedAt }))
    .execute()
}

export const verificationControl = {
  forms: [
    {
      path: 'recipient',
      settles: true,
      run: async (played, field) => {
        const judgement = judgements.find(([status]) => status === field('status'))
        if (judgement !== undefined) await judgeRecipient(played, judgement[0])
      },
    },
  ],
} as const satisfies ControlPart

/** The form that decides about the account as a recipient. */
export const recipientForm = async ({ database, user }: Played): Promise<Markup> => {
  const application = await database
    .selectFrom('applications')
    .select('status')
    .where('userId', '=', user.id)
    .where('productName', '=', 'payoutsRecipient')
    .executeTakeFirst()
  return html`
<form method="post" action="/sandbox/page/recipient">
<label>Verification as a recipient<select name="status">${options(judgements, application?.status)}</select></label><button class="secondary">Decide</button></form>`
}
