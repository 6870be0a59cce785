import * as t from 'io-ts'
import { rest } from '../call.ts'
import { nothing, record } from '../codec.ts'

/** Issues a pairing code for a wallet app. The returned address carries it in its query (CALL-093). */
export const postPairingCode = rest({
  name: 'POST /auth/generateBitAuthPairingCode',
  input: nothing,
  reply: record({ url: t.string }),
})
