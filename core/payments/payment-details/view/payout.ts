import { filled } from '../../../kernel/text.ts'
import { coinIcon, multiply } from '../../../money/index.ts'
import type { ListedTransaction, Payout } from '../../model.ts'
import { paymentDetailTexts as texts } from '../../texts.ts'
import type { DetailEnvironment, DetailSection } from '../model.ts'
import { dateOf, isCount, rateText, receivedText } from '../rules/index.ts'
import { idRow, row, visibleOrNull, type AmountPresenter, textRow } from './rows.ts'

/** Makes the section of one transaction of a payout. */
export const transactionSection =
  (payout: Payout, environment: DetailEnvironment, present: AmountPresenter) =>
  (transaction: ListedTransaction, index: number): DetailSection => {
    const { transactionCurrency: code, amount, exchangeRate, wallet, txid, date, confirmations } = transaction
    const count = payout.transactions.length
    // The fiat value of a single transaction is the payout's amount, which the slide already shows.
    const worth = count < 2 || amount === null || exchangeRate === null ? null : multiply(amount, exchangeRate)
    const sent = date === payout.timestamp ? null : dateOf(date, environment.timeZone())
    return {
      title: count < 2 ? texts.transaction : filled(texts.transactionOf, { number: index + 1, count }),
      coin: {
        icon: coinIcon(code),
        rate: rateText(code, exchangeRate === null ? null : present.money(exchangeRate, payout.currency)),
        amount: amount === null ? null : present(receivedText(amount, code, present.currencies)),
        fiat: worth === null ? null : present(present.money(worth, payout.currency)),
      },
      rows: [
        ...row(visibleOrNull(wallet.label), textRow(texts.paidTo)),
        ...row(visibleOrNull(wallet.address), (address) => ({ label: texts.address, kind: 'address', address })),
        ...idRow(texts.transactionId, environment, code, txid),
        ...row(sent, textRow(texts.sent)),
        ...row(isCount(confirmations) ? `${confirmations}` : null, textRow(texts.confirmations)),
      ],
    }
  }
