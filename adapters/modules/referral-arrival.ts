import { type Bindings, port } from '../port.ts'
import { storedReminderTime } from '../storage/referral/referral-arrival.ts'

export const referralArrivalModule: Bindings = ({ bind }) => {
  bind(port('reminderTime')).toResolvedValue(storedReminderTime, [port('storage')])
}
