import { ContainerModule } from 'inversify'
import { port } from '../port.ts'
import { storedReminderTime } from '../storage/referral.ts'

export const referralModule = new ContainerModule(({ bind }) => {
  bind(port('reminderTime')).toResolvedValue(storedReminderTime, [port('storage')]).inSingletonScope()
})
