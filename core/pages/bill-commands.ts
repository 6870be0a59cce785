import {
  billCommandTexts as texts,
  billHead,
  billPath,
  billsToPay,
  isPaused,
  payPath,
  sortedBills,
} from '../bill-pay/index.ts'
import { type Live, project } from '../kernel/store.ts'
import { filled } from '../kernel/text.ts'
import { type Command, otherNames } from '../palette/index.ts'
import type { AppNavigation, Device } from '../platform/ports.ts'
import type { Slices } from '../slices.ts'

/** Returns the commands about the user's bills: pay one bill or all bills, and the view of each bill (CMD-006). */
export const billCommandsOf = (
  { billList }: Pick<Slices, 'billList'>,
  {
    appNavigation: { go },
    device,
  }: { readonly appNavigation: AppNavigation; readonly device: Pick<Device, 'timeZone'> },
): Live<ReadonlyArray<Command>> =>
  project(billList.state, ({ accounts, user, seenAt }) => {
    const canPay = !isPaused(user, seenAt)
    const payable = billsToPay(null, accounts)
    const all: Command = {
      id: 'pay-all',
      title: texts.payAll.title,
      synonyms: otherNames(texts.payAll.synonyms),
      group: 'actions',
      icon: 'bill',
      note: filled(texts.payAll.note, { count: payable.length }),
      amount: null,
      isSuggested: true,
      isOffered: canPay && payable.length > 1,
      run: () => go(payPath()),
    }
    const single = sortedBills('dueDate', accounts).flatMap((account, index): ReadonlyArray<Command> => {
      const { fullName, mask, balance, due } = billHead(account, {
        now: seenAt,
        timeZone: device.timeZone(),
        pictureOrigins: [],
      })
      const { id, isPayable, liability } = account
      const common = {
        icon: 'bill',
        note: [mask, due?.text ?? ''].filter((part) => part !== '').join(' · '),
        amount: balance,
      } as const
      return [
        {
          ...common,
          id: `pay:${id}`,
          title: filled(texts.pay.title, { name: fullName }),
          synonyms: [...otherNames(texts.pay.synonyms), liability.mask],
          group: 'actions',
          isSuggested: index === 0,
          isOffered: canPay && isPayable,
          run: () => go(payPath(id)),
        },
        {
          ...common,
          id: `bill:${id}`,
          title: fullName,
          synonyms: [...otherNames(texts.open.synonyms), liability.mask],
          group: 'places',
          isSuggested: false,
          isOffered: true,
          run: () => go(billPath(id)),
        },
      ]
    })
    return [...single.slice(0, 1), all, ...single.slice(1)]
  })
