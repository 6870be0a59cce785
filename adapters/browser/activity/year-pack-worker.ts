/** Runs in a separate worker, so that the page neither loads the compression nor waits for it. */
import { makePackHandler, type PackRequest } from './pack-requests.ts'

const handle = makePackHandler()

addEventListener('message', ({ data }: MessageEvent<PackRequest>) => {
  const response = handle(data)
  if (response !== null) postMessage(response)
})
