import { type ContentBench, contentLaws } from '@paydeck/core/testing'
import { sandboxInTime } from '../sandbox/in-time.ts'
import { makeRichUser, type RichUser } from './rich-user.ts'
import { runLaws } from './run-laws.ts'
import { contents, type KnownInSandbox } from './sandbox-contents.ts'
import { contents as paymentContents } from './sandbox-payment-contents.ts'

const place = sandboxInTime()
let user: Promise<RichUser> | null = null

const bench = (repliesOf: KnownInSandbox) => async (): Promise<ContentBench<unknown>> => {
  const [first, ...others] = repliesOf(await (user ??= makeRichUser(place)))
  if (first === undefined) throw new Error('No reply is known')
  return { known: [first, ...others] }
}

for (const [method, repliesOf] of Object.entries({ ...contents, ...paymentContents }))
  runLaws(`contents of ${method} in the sandbox`, contentLaws(bench(repliesOf)))
