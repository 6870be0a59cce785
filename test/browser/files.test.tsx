import { browserFiles } from '@paydeck/adapters/browser/files'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.restoreAllMocks())

/** What was offered as a download, in order with what became of its address. */
const offered = () => {
  const seen: Array<unknown> = []
  const blobs: Array<Blob> = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    seen.push(['pressed', this.download, this.href])
  })
  const files = browserFiles(document, {
    createObjectURL: (blob) => {
      blobs.push(blob as Blob)
      return `blob:${blobs.length}`
    },
    revokeObjectURL: (address) => void seen.push(['forgotten', address]),
  })
  return { files, seen, blobs }
}

it('PAY-092 offers bytes as they are, with their type and their name, and forgets their address', () => {
  const { files, seen, blobs } = offered()
  const bytes = new Blob([Uint8Array.from([0x25, 0x50, 0, 255])], { type: 'application/pdf' })
  const save = files.saveBytes({ name: 'invoice-i1.pdf', bytes })
  expect(seen).toEqual([])
  save()
  expect(blobs).toEqual([bytes])
  expect(blobs[0]).toBe(bytes)
  expect(seen).toEqual([
    ['pressed', 'invoice-i1.pdf', 'blob:1'],
    ['forgotten', 'blob:1'],
  ])
})

it('offers text as a file of UTF-8, each time anew', () => {
  const { files, seen, blobs } = offered()
  const save = files.save({ name: 'codes.txt', text: 'ä€\n' })
  save()
  save()
  expect(blobs.map(({ type, size }) => [type, size])).toEqual([
    ['text/plain;charset=utf-8', 6],
    ['text/plain;charset=utf-8', 6],
  ])
  expect(seen).toEqual([
    ['pressed', 'codes.txt', 'blob:1'],
    ['forgotten', 'blob:1'],
    ['pressed', 'codes.txt', 'blob:2'],
    ['forgotten', 'blob:2'],
  ])
})
