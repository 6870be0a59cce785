import { project, type CurrentSession } from '@paydeck/core'

/** Emits when the session is another one, as it is after the password or two-factor was changed; never errors. */
export const renewals = ({ session }: CurrentSession) => project(session, ({ csrfToken }) => csrfToken).changes$
