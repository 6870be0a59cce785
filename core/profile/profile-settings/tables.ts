/** Provider's only result word for a changed opt-in (PROF-033). */
export const optInSuccess = 'success'
