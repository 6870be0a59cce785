import { makeBillDetail } from '../bill-pay/index.ts'
import { hiddenAmount } from '../home/index.ts'
import { project } from '../kernel/store.ts'
import { maker, type Makers } from './maker.ts'

/** Maker of the page of one bill. */
export const billDetailMakers = {
  billDetail: maker(
    ['stores', 'clock', 'log', 'billHistories', 'configuration', 'device', 'appNavigation'],
    ['amountPrivacy', 'billList', 'shell', 'toasts'],
    (ports, { amountPrivacy, billList, shell, toasts }) =>
      makeBillDetail({
        ...ports,
        list: billList,
        modals: shell.modals,
        modal: shell.modal,
        toasts,
        hidden: project(amountPrivacy.isOn, (isOn) => (isOn ? hiddenAmount : null)),
      }),
  ),
} satisfies Makers<'billDetail'>
