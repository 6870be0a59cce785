import { makeCardList, makeCardSettings, type DebitCard } from '@paydeck/core/cards'
import { makeStores, type Fault } from '@paydeck/core/kernel'
import { fakeClock, settle } from '@paydeck/core/testing'
import { either as E, type taskEither as TE } from 'fp-ts'
import { plainCard } from '../../arbitraries/cards.ts'

/** What waits for the provider's answer, with what it was asked. */
interface Waiting<A> {
  readonly input: unknown
  readonly answer: (reply: E.Either<Fault, A>) => void
}

export const cards: ReadonlyArray<DebitCard> = [
  plainCard,
  { ...plainCard, id: 'c2', nickname: 'Travel', lastFourDigits: '0007', lockedByUser: true },
  { ...plainCard, id: 'c3', nickname: 'Old card', lastFourDigits: '3400', provider: 'firstView' },
]

/** The settings of three cards over a provider that the test plays. */
export const benchWith = async (list: ReadonlyArray<DebitCard> = cards) => {
  const clock = fakeClock()
  const stores = makeStores()
  const told: Array<string> = []
  const log = { warn: (text: string) => void told.push(text), error: (text: string) => void told.push(text) }
  const accounts = { list: async () => E.right(list), balances: async () => E.right([]) }
  const cardList = makeCardList({ stores, log, accounts })
  await cardList.tasks.reload()

  const asked = {
    status: new Array<Waiting<boolean>>(),
    lock: new Array<Waiting<string>>(),
    rename: new Array<Waiting<string>>(),
  }
  const ask =
    <A>(waiting: Array<Waiting<A>>) =>
    (input: unknown): TE.TaskEither<Fault, A> =>
    () =>
      new Promise((answer) => waiting.push({ input, answer }))
  let modal: unknown = null
  const opened: Array<unknown> = []
  const settings = makeCardSettings({
    stores,
    clock,
    log,
    modals: {
      open: (request) => {
        modal = request.name
        opened.push(request)
      },
      close: (name) => {
        if (modal === name) modal = null
      },
    },
    changes: { lockStatus: ask(asked.status), lock: ask(asked.lock), rename: ask(asked.rename) },
    cards: cardList,
  })
  const answer =
    <A>(waiting: Array<Waiting<A>>) =>
    async (reply: E.Either<Fault, A>): Promise<void> => {
      await settle()
      waiting.at(-1)?.answer(reply)
      await settle()
    }
  return {
    settings,
    cardList,
    clock,
    stores,
    told,
    asked,
    opened,
    modal: () => modal,
    view: () => settings.view.get(),
    name: () => settings.view.get().name,
    card: (id: string) => settings.view.get().cards.find((card) => card.id === id),
    face: (id: string) => cardList.view.get().cards.find((card) => card.id === id),
    /** Answers what was asked last. */
    answerStatus: answer(asked.status),
    answerLock: answer(asked.lock),
    answerRename: answer(asked.rename),
  }
}

export type Bench = Awaited<ReturnType<typeof benchWith>>
