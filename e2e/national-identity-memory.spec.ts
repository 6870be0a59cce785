import type { CDPSession } from 'playwright/test'
import { expect, test } from './fixtures.ts'

// Traces keep every value that was typed: alone in its file, because the option is the whole file's.
test.use({ trace: 'off' })

const canary = '900007351'

/** How often the page's memory holds the number, once all that is not needed has gone. */
const found = async (session: CDPSession): Promise<number> => {
  const chunks: Array<string> = []
  const keep = ({ chunk }: { readonly chunk: string }): void => void chunks.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', keep)
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  session.off('HeapProfiler.addHeapSnapshotChunk', keep)
  return chunks.join('').split(canary).length - 1
}

test('VERIF-083 holds the number in memory while the dialog is open, and no longer', async ({ page, account }) => {
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
    // As from a keyboard: what a tool of the page fills in, it remembers itself.
    await page.keyboard.insertText(canary)
  }
  await type()
  expect(await found(session)).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => found(session)).toBe(0)
  await type()
  await page.keyboard.press('Enter')
  // It closes by itself, once the number was saved.
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => found(session)).toBe(0)
})
