import * as t from 'io-ts'
import { rest } from '../call.ts'
import { nothing, record } from '../codec.ts'

/** Issues a pairing code for a wallet app. The reply is a URL whose query string contains the code (CALL-093). */
export const postPairingCode = rest({
  name: 'POST /auth/generateBitAuthPairingCode',
  input: nothing,
  reply: record({ url: t.string }),
})
