import { expect, test } from './fixtures.ts'

const bill = (status: string | null) => ({
  itemCode: 'Bill Payment',
  bills: [{ merchantName: 'Cedar Valley', status }],
})
const donation = (status: string) => ({ itemCode: 'bitcoindonation', status })
const payment = (shape: object) => ({ itemCode: null, ...shape })

/** What each payment's row says: its status, whether it tells the coin, its mark. */
const rowsSaid = {
  'bills and donations': [
    [bill('reversal_required'), 'Failed', false, 'Exception mark'],
    [bill('refunded'), 'Refunded', false, 'Exception mark'],
    [bill(null), 'Processing', false, null],
    [bill('sent'), 'Completed', true, 'Complete mark'],
    [donation('paid'), 'Processing', false, null],
  ],
  'other payments': [
    [donation('complete'), 'Completed', true, 'Complete mark'],
    [payment({ status: 'paid' }), 'Confirming', true, 'Complete mark'],
    [payment({ exceptionStatus: 'paidOver' }), 'Refund Available', true, 'Exception mark'],
  ],
} as const

for (const [words, said] of Object.entries(rowsSaid)) {
  test(`HOME-038 HOME-039 rows of ${words} say their own status, with a mark that has a name`, async ({
    page,
    account,
  }) => {
    const invoices = said.map(([shape], index) => ({ ...shape, price: '41.20', minutesAgo: index + 1 }))
    await account('shopper', { invoices })
    await page.goto('/id/home')
    for (const [index, [, status, tellsCoin, mark]] of said.entries()) {
      const row = page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem').nth(index)
      await expect(row).toContainText('−$41.20')
      await expect(row.getByText(status, { exact: true })).toBeVisible()
      await expect(row.getByText(/\d [A-Z]+$/)).toHaveCount(tellsCoin ? 1 : 0)
      await expect(row.getByRole('img')).toHaveCount(mark === null ? 0 : 1)
      if (mark !== null) await expect(row.getByRole('img')).toHaveAccessibleName(mark)
    }
  })
}
