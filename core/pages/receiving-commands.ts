import { either as E } from 'fp-ts'
import { combine, type Live, project } from '../kernel/store.ts'
import { filled } from '../kernel/text.ts'
import { type Command, otherNames } from '../palette/index.ts'
import type { AppNavigation, Clipboard, Toasts } from '../platform/ports.ts'
import { copyableAddress, type ProfileWallet, receivingCommandTexts as texts } from '../receiving/index.ts'
import { routePath } from '../routes/index.ts'
import type { Permissions } from '../session/index.ts'
import type { Slices } from '../slices.ts'

/** Ports of the commands about receiving addresses. */
interface ReceivingCommandPorts {
  readonly appNavigation: AppNavigation
  readonly clipboard: Clipboard
  readonly toasts: Toasts
}

const toastId = 'address-copied'

/** Copies an address, and reports the result in a toast (CMD-008). */
const copy = async ({ clipboard, toasts }: ReceivingCommandPorts, wallet: ProfileWallet): Promise<void> => {
  const named = copyableAddress(wallet)
  const isCopied = E.isRight(await clipboard.write(wallet.address)())
  const { title, text } = isCopied ? texts.copied : texts.failed
  toasts.show({
    id: toastId,
    tone: isCopied ? 'done' : 'failure',
    title: filled(title, named),
    text: filled(text, named),
    action: null,
  })
}

/** Returns the commands about payouts: copy a receiving address, and the page of each sender (CMD-004, CMD-006). */
export const receivingCommandsOf = (
  { payouts }: Pick<Slices, 'payouts'>,
  granted: Live<Permissions>,
  ports: ReceivingCommandPorts,
): Live<ReadonlyArray<Command>> =>
  project(
    combine({ payouts: payouts.state, granted }),
    ({ payouts: { profiles, payors }, granted: { payouts: isOffered } }) => {
      const wallets = new Map(profiles.flatMap(({ wallet }) => (wallet === null ? [] : [[wallet.id, wallet] as const])))
      const common = { amount: null, isOffered } as const
      return [
        ...[...wallets.values()].map((wallet, index): Command => {
          const named = copyableAddress(wallet)
          return {
            ...common,
            id: `copy-address:${wallet.id}`,
            title: filled(texts.copy.title, named),
            synonyms: [...otherNames(texts.copy.synonyms), wallet.label],
            group: 'actions',
            icon: 'copy',
            note: filled(texts.copy.note, named),
            isSuggested: index === 0,
            run: () => void copy(ports, wallet),
          }
        }),
        ...payors.map(({ id, name }): Command => ({
          ...common,
          id: `sender:${id}`,
          title: name,
          synonyms: otherNames(texts.sender.synonyms),
          group: 'places',
          icon: 'sender',
          note: texts.sender.note,
          isSuggested: false,
          run: () => ports.appNavigation.go(routePath('settings-receiving-addresses')),
        })),
      ]
    },
  )
