import type { Handlers } from '../calls/context.ts'

export const profileSettingsHandlers = {
  ToggleMarketingOptIn: async ({ database, user }, { optIn }) => {
    await database.updateTable('users').set({ optInEmailMarketing: optIn }).where('id', '=', user.id).execute()
    return { toggleMarketingOptIn: 'success' }
  },
} satisfies Handlers<'ToggleMarketingOptIn'>
