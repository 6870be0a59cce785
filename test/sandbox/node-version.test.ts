import { it } from 'vitest'
import { expectSentence, start } from './process.ts'

it(
  'F12 with an outdated version of Node, the sandbox does not start, and shows a message of one sentence',
  { timeout: 120_000 },
  async () => {
    const old = 'Object.defineProperty(process,"versions",{value:{...process.versions,node:"22.18.0"}})'
    const { ended } = start({ NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(old)}` })
    expectSentence(await ended, /^Paydeck needs Node 22\.\d+\.\d+ or newer, but this is 22\.18\.0: run npm start/)
  },
)
