import { ContainerModule } from 'inversify'
import { port } from '../port.ts'
import { storedReminderTime } from '../storage/referral/referral-arrival.ts'

export const referralArrivalModule = new ContainerModule(({ bind }) => {
  bind(port('reminderTime')).toResolvedValue(storedReminderTime, [port('storage')])
})
