/** Mailing data of an email, which needs no account. */
interface OptInsTable {
  email: string
  emailSubscribe: string
  emailOptedInAt: number | null
}

interface OptInAttributesTable {
  email: string
  attribute: string
  createdAt: number
}

export interface WaitlistTables {
  readonly optIns: OptInsTable
  readonly optInAttributes: OptInAttributesTable
}
