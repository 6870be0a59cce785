import { hiddenAmount, makeBillDetail, project } from '@paydeck/core'
import { sliceModule } from '../../di/slice-module.ts'

/* Page of one bill, and the dialog that removes the bill. */
export { BillScreen } from './BillScreen.tsx'
export { RemoveBillModal } from './RemoveBillModal.tsx'

export const slices = sliceModule({
  billDetail: (
    { stores, clock, log, billHistories, configuration, device, appNavigation },
    { amountPrivacy, billList, shell, toasts },
  ) =>
    makeBillDetail({
      stores,
      clock,
      log,
      histories: billHistories,
      list: billList,
      configuration,
      device,
      modals: shell.modals,
      modal: shell.modal,
      toasts,
      appNavigation,
      hidden: project(amountPrivacy.isOn, (isOn) => (isOn ? hiddenAmount : null)),
    }),
})
