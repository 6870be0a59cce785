import { productNames } from '@paydeck/core/model'
import { type Mail, sendMail } from '../account/mails.ts'
import type { Handlers } from '../calls/context.ts'
import { transact } from '../database/transaction.ts'
import { refuse } from '../kernel/refusals.ts'
import { makeApplication } from './application-changes.ts'
import { newApplication } from './application-review.ts'
import { applicationReply } from './applications.ts'

const opened: Mail = {
  subject: 'Your identity verification is ready',
  body: 'An identity verification was opened for your account.\n\nGo on with it whenever you like.',
}

export const applicationCreationHandlers = {
  'POST /compliance/applications': async (context, { productName, notifyUser }) => {
    if (!productNames.some((name) => name === productName)) {
      refuse(422, 'There is no such product to apply for.', { field: 'productName' })
    }
    return transact(context, async (inside) => {
      const { application, isNew } = await makeApplication(inside, inside.user.id, productName, newApplication)
      if (isNew && notifyUser) await sendMail(inside, inside.user, opened)
      return applicationReply(application)
    })
  },
} satisfies Handlers<'POST /compliance/applications'>
