import type { CDPSession } from 'playwright/test'
import { expect, test } from './fixtures.ts'

// Traces keep every typed value. The option applies to a whole file, so this test has its own file.
test.use({ trace: 'off' })

const canary = '900007351'

/** Returns the number of occurrences of `canary` in the page's heap after a garbage collection. */
const occurrences = async (session: CDPSession): Promise<number> => {
  const chunks: Array<string> = []
  const keep = ({ chunk }: { readonly chunk: string }): void => void chunks.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', keep)
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  session.off('HeapProfiler.addHeapSnapshotChunk', keep)
  return chunks.join('').split(canary).length - 1
}

/** A snapshot of the heap takes seconds on a busy machine. */
const patience = { timeout: 90_000 }

test('VERIF-083 browser memory contains the national identity number only while the dialog for this number is open', async ({
  page,
  account,
}) => {
  test.slow()
  await account('shopper', { isMissingShopperInfo: true })
  await page.goto('/id/home')
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  const opener = page.getByRole('button', { name: 'Add your number' })
  const dialog = page.getByRole('dialog', { name: 'Missing information' })
  const type = async (): Promise<void> => {
    await opener.click()
    await expect(dialog.getByLabel('Social Security number')).toBeFocused()
    // Inserts the text as a keyboard does, since `fill` would leave a copy of the value in the page's memory.
    await page.keyboard.insertText(canary)
  }
  await type()
  expect(await occurrences(session)).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => occurrences(session), patience).toBe(0)
  await type()
  await page.keyboard.press('Enter')
  // The dialog closes by itself after the number has been saved.
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => occurrences(session), patience).toBe(0)
})
