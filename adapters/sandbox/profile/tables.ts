/** Who has become a business. */
interface MerchantsTable {
  userId: string
  name: string
  customerType: string
  /** The affiliate who sent them here; null: none. */
  affiliateOid: string | null
  /** A captcha's response counts once. */
  captchaHash: string
  createdAt: number
}

/** With what a wallet app is paired: the newest of each user alone. */
interface PairingCodesTable {
  userId: string
  /** SHA-256, hex: the code itself is nowhere. */
  codeHash: string
  expiresAt: number
}

export interface ProfileTables {
  readonly merchants: MerchantsTable
  readonly pairingCodes: PairingCodesTable
}
