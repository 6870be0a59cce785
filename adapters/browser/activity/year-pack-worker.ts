/** Runs in a separate worker, so that the page neither loads the compression nor waits for it. */
import { makePackHandler, type PackRequest } from './pack-requests.ts'

const handle = makePackHandler()

addEventListener('message', ({ data }: MessageEvent<PackRequest>) => {
  const response = handle(data)
  if (response !== null) postMessage(response)
})

// The browser could not copy a request. The error ends the worker, so that the page does not wait for a response.
addEventListener('messageerror', () => {
  throw new Error('A request of the year pack could not be read.')
})
