/** What is asked of a profile wherever one is answered with (RECV-091). */
export const payoutProfileFields = 'id name payors { id name } wallet { id address currency label } percentage'

/** The same of a wallet (RECV-094). */
export const walletFields = 'id address currency label status { isActive }'
