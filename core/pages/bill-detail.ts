import { type BillDetail, type BillDetailPorts, makeBillDetail } from '../bill-pay/index.ts'
import { hiddenAmount } from '../home/index.ts'
import { project } from '../kernel/store.ts'
import type { Slices } from '../slices.ts'

/** Makes the page of a bill. Amounts are hidden while amount privacy is on. */
export const billDetailOf = ({
  amountPrivacy,
  billList,
  ...ports
}: Omit<BillDetailPorts, 'list' | 'hidden'> & Pick<Slices, 'amountPrivacy' | 'billList'>): BillDetail =>
  makeBillDetail({
    ...ports,
    list: billList,
    hidden: project(amountPrivacy.isOn, (isHidden) => (isHidden ? hiddenAmount : null)),
  })
