/** Users who have upgraded to a business. */
interface MerchantsTable {
  userId: string
  name: string
  customerType: string
  /** Id of the referring affiliate; null if there is none. */
  affiliateOid: string | null
  /** Hash of the captcha response, which is valid once. */
  captchaHash: string
  createdAt: number
}

/** Codes that pair a wallet app: only the newest of each user. */
interface PairingCodesTable {
  userId: string
  /** SHA-256 of the code in hex; the code itself is not stored. */
  codeHash: string
  expiresAt: number
}

export interface ProfileTables {
  readonly merchants: MerchantsTable
  readonly pairingCodes: PairingCodesTable
}
