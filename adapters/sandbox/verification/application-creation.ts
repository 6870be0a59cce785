import { productNames } from '@paydeck/core/model'
import { type Mail, sendMail } from '../account/mails.ts'
import type { Handlers } from '../calls/context.ts'
import { transact } from '../database/transaction.ts'
import { refuse } from '../kernel/refusals.ts'
import { makeApplication } from './application-changes.ts'
import { newApplication } from './application-review.ts'
import { applicationReply } from './applications.ts'

const opened: Mail = {
  subject: 'Verify your identity',
  body: 'We started an identity verification for your account.\n\nYou can continue it at any time.',
}

export const applicationCreationHandlers = {
  'POST /compliance/applications': async (context, { productName, notifyUser }) => {
    if (!productNames.some((name) => name === productName)) {
      refuse(422, "You can't apply for this product.", { field: 'productName' })
    }
    return transact(context, async (inside) => {
      const { application, isNew } = await makeApplication(inside, inside.user.id, productName, newApplication)
      if (isNew && notifyUser) await sendMail(inside, inside.user, opened)
      return applicationReply(application)
    })
  },
} satisfies Handlers<'POST /compliance/applications'>
