/** Result word with which the provider confirms a changed opt-in. Every other word means a rejection (PROF-033). */
export const optInSuccess = 'success'
