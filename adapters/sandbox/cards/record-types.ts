import type { DebitCardsTable } from './tables.ts'

type Provider = DebitCardsTable['provider']

/** Meaning of a programme's transaction code. */
export interface RecordType {
  /** Name in the programme's reports. */
  readonly label: string
  /** True if the transaction moves money. Otherwise the entry is a note of the card network, and no total includes it. */
  readonly movesMoney: boolean
}

const moves = (label: string): RecordType => ({ label, movesMoney: true })
const notes = (label: string): RecordType => ({ label, movesMoney: false })

/** Transaction codes of the two programmes. */
export const recordTypes = {
  galileo: {
    PM: moves('LOAD'),
    SE: moves('PURCHASE'),
    AD: moves('ADJUSTMENT'),
    FE: moves('FEE'),
    AU: notes('CREDIT AUTHORIZATION'),
    VI: notes('AUTHORIZATION'),
    DB: notes('DEBIT AUTHORIZATION'),
    BK: notes('AUTHORIZATION BACKOUT'),
    BO: notes('CREDIT AUTHORIZATION BACKOUT'),
    BV: notes('AUTHORIZATION BACKOUT'),
    BD: notes('DEBIT AUTHORIZATION BACKOUT'),
    PB: notes('PREAUTHORIZATION BACKOUT'),
    DA: notes('DENIED AUTHORIZATION'),
    DD: notes('DENIED DEBIT AUTHORIZATION'),
    EX: notes('EXPIRED AUTHORIZATION'),
  },
  firstView: {
    '00611': moves('CLIENT FUNDED DEPOSIT'),
    '0100': moves('PURCHASE'),
    '602': moves('ATM FEE'),
    '604': moves('FOREIGN FEE'),
    '10036': moves('INACTIVITY'),
    '0193': notes('PREAUTHORIZATION'),
  },
} as const satisfies Record<Provider, Readonly<Record<string, RecordType>>>

/** Transaction codes of the common kinds of transactions, by programme. */
export const codes = {
  galileo: {
    purchase: 'SE',
    load: 'PM',
    fee: 'FE',
    foreignFee: 'FE',
    atmFee: 'FE',
    denied: 'DA',
    backout: 'BO',
    lapsed: 'EX',
  },
  firstView: {
    purchase: '0100',
    load: '00611',
    fee: '10036',
    foreignFee: '604',
    atmFee: '602',
    denied: '0193',
    backout: '0193',
    lapsed: '0193',
  },
} as const satisfies Record<Provider, Readonly<Record<string, string>>>

const rowOf = (provider: Provider, code: string): RecordType | undefined => {
  const rows: Readonly<Record<string, RecordType>> = recordTypes[provider]
  return Object.hasOwn(rows, code) ? rows[code] : undefined
}

/** True if a code moves money. Unknown codes count as moving money, so that no report omits a transaction. */
export const movesMoney = (provider: Provider, code: string): boolean => rowOf(provider, code)?.movesMoney ?? true

/** Returns the codes of transactions that move no money. The programme's reports leave these out. */
export const notesOf = (provider: Provider): ReadonlyArray<string> =>
  Object.keys(recordTypes[provider]).filter((code) => !movesMoney(provider, code))

/** Returns the type as the programme's reports write it. FirstView appends the meaning. */
export const reportType = (provider: Provider, code: string): string => {
  const row = rowOf(provider, code)
  return provider === 'firstView' && row !== undefined ? `${code} = ${row.label}` : code
}
