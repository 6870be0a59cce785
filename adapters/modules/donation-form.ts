import type { Clock } from '@paydeck/core'
import type { BrowserFiles } from '../browser/files.ts'
import { facadeDonationForms } from '../facade/payments/donation-form.ts'
import { type Bindings, port } from '../port.ts'
import { makeFileClient } from '../transport/file-client.ts'
import type { Http } from '../transport/http.ts'
import { clients } from './clients.ts'
import { bytesAsFiles } from './files.ts'

export const donationFormModule: Bindings = ({ bind }) => {
  bind(port('donationForms')).toResolvedValue(
    (http: Http, clock: Clock, files: BrowserFiles) => facadeDonationForms(makeFileClient({ http, clock }), files),
    [clients.http, port('clock'), bytesAsFiles],
  )
}
