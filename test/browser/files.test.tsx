import { browserFiles } from '@paydeck/adapters/browser/files'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.restoreAllMocks())

/** Records downloads and revoked object URLs in the order in which they happen. */
const recordDownloads = () => {
  const events: Array<unknown> = []
  const blobs: Array<Blob> = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    events.push(['pressed', this.download, this.href])
  })
  const files = browserFiles(document, {
    createObjectURL: (blob) => {
      blobs.push(blob as Blob)
      return `blob:${blobs.length}`
    },
    revokeObjectURL: (address) => void events.push(['forgotten', address]),
  })
  return { files, events, blobs }
}

it('PAY-092 a download has the given bytes, type and name; afterwards its object URL is revoked', () => {
  const { files, events, blobs } = recordDownloads()
  const bytes = new Blob([Uint8Array.from([0x25, 0x50, 0, 255])], { type: 'application/pdf' })
  const save = files.saveBytes({ name: 'invoice-i1.pdf', bytes })
  expect(events).toEqual([])
  save()
  expect(blobs).toEqual([bytes])
  expect(blobs[0]).toBe(bytes)
  expect(events).toEqual([
    ['pressed', 'invoice-i1.pdf', 'blob:1'],
    ['forgotten', 'blob:1'],
  ])
})

it('a text file is downloaded as UTF-8; each download has its own object URL', () => {
  const { files, events, blobs } = recordDownloads()
  const save = files.save({ name: 'codes.txt', text: 'ä€\n' })
  save()
  save()
  expect(blobs.map(({ type, size }) => [type, size])).toEqual([
    ['text/plain;charset=utf-8', 6],
    ['text/plain;charset=utf-8', 6],
  ])
  expect(events).toEqual([
    ['pressed', 'codes.txt', 'blob:1'],
    ['forgotten', 'blob:1'],
    ['pressed', 'codes.txt', 'blob:2'],
    ['forgotten', 'blob:2'],
  ])
})
