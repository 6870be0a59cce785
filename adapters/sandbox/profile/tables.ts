/** Businesses: users who have upgraded their account to a business. */
interface MerchantsTable {
  userId: string
  name: string
  customerType: string
  /** Id of the referring affiliate; null if there is none. */
  affiliateOid: string | null
  /** Hash of the captcha response. Each captcha response is accepted only once. */
  captchaHash: string
  createdAt: number
}

/** Codes for pairing a wallet app. The table contains only the newest code of each user. */
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
