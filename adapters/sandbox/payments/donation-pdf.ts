import { coinText } from '../money/amounts.ts'
import { currencies } from '../money/currencies.ts'
import type { Invoice } from './invoice-steps.ts'
import { type Part, recordPdf } from './record-pdf.ts'

/** Formats the donated amount of coins with the code and name of the coin. Null if the amount is unknown. */
export const coinsOf = ({ amount, networkCost, txCurrency }: Invoice): string | null => {
  const currency = currencies.find(({ code }) => code === txCurrency)
  if (amount === null || currency === undefined) return null
  const given = BigInt(amount) - BigInt(networkCost ?? '0')
  return `${coinText(given, currency.decimals)} ${currency.displayCode} (${currency.name})`
}

const joined = (texts: ReadonlyArray<string | null | undefined>): string | null => {
  const present = texts.filter((text) => text !== null && text !== undefined && text !== '')
  return present.length === 0 ? null : present.join(', ')
}

const partsOf = (row: Invoice): ReadonlyArray<Part> => {
  const { buyer, currency, history } = row
  const given = history.findLast(({ step }) => step === 'paid')?.at ?? row.timestamp
  return [
    {
      heading: 'Donor',
      lines: [
        ['Name', buyer?.name ?? null],
        ['Address', joined([buyer?.address1, buyer?.address2])],
        ['City', joined([buyer?.city, buyer?.state, buyer?.zip])],
        ['Email', buyer?.email ?? null],
        ['Phone', buyer?.phone ?? null],
      ],
    },
    {
      heading: 'Donee',
      lines: [['Organization', row.merchantName]],
    },
    {
      heading: 'Donated property',
      lines: [
        ['Date of contribution', new Date(given).toISOString().slice(0, 10)],
        ['Type of property', 'Digital asset'],
        ['Crypto amount', coinsOf(row)],
        ['Value at donation', `${currency.symbol}${row.price} ${currency.code}`],
        ['Transaction', row.txId],
        ['Invoice', row.id],
      ],
    },
  ]
}

/**
 * Makes a tagged PDF with the data that Form 8283 needs for a donation. The same arguments always result in the same bytes.
 * The PDF does not imitate the official form.
 */
export const donationPdf = (row: Invoice, productName: string): Promise<Uint8Array> =>
  recordPdf({
    title: `Form 8283 data for donation ${row.id}`,
    heading: 'Noncash charitable contribution',
    lead: `Donation record from ${productName}, for Form 8283 of your tax return. This is not the official form.`,
    parts: partsOf(row),
    at: row.timestamp,
    productName,
  })
