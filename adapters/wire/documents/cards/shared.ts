/** What is asked of a transaction beyond the specification: a provider may not know it. */
export const transactionExtras = ' category original { amount currency }'

/** What is asked of a transaction of a card (CARD-066). */
export const transactionFields = `id dates { auth post } provider status type description displayMerchant displayPrice currency
        merchant { merchantName merchantCity merchantState }${transactionExtras}`
