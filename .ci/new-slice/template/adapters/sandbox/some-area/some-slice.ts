import type { Handlers } from '../calls/context.ts'

/** Nothing is kept yet: rows are named in `tables.ts` of the area, and made by a migration. */
export const someSliceHandlers = {
  'GET /users/some-slice': async ({ user }) => ({ text: `Nothing is kept for ${user.email} yet.` }),
} satisfies Handlers<'GET /users/some-slice'>
