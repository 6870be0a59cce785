/** Marketing data of an email address. The address need not belong to an account. */
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
