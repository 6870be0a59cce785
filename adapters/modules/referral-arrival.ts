import { browserHashes } from '../browser/hashes.ts'
import { portModule } from '../port.ts'
import { storedReminderTime } from '../storage/referral/referral-arrival.ts'

const referralArrival = portModule({
  hashes: () => browserHashes(globalThis.crypto.subtle),
  reminderTime: ({ storage }) => storedReminderTime(storage),
})

/** Ports that are needed as soon as the user is signed in. */
export const ports = [referralArrival]
