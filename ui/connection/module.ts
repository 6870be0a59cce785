import { makeConnection } from '@paydeck/core'
import { sliceModule } from '../di/slice-module.ts'

export const slices = sliceModule({
  connection: ({ clock, device }, { cardList, recentActivity }) =>
    makeConnection({ clock, device, amounts: [cardList.state, recentActivity.state] }),
})
