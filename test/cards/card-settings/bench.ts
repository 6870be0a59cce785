import { makeCardSettings, type DebitCard } from '@paydeck/core/cards'
import { either as E } from 'fp-ts'
import { plainCard } from '../../arbitraries/cards.ts'
import { makeSurroundings, questions } from '../../slice-bench/index.ts'
import { cardsWith } from '../bench.ts'

export const cards: ReadonlyArray<DebitCard> = [
  plainCard,
  { ...plainCard, id: 'c2', nickname: 'Travel', lastFourDigits: '0007', lockedByUser: true },
  { ...plainCard, id: 'c3', nickname: 'Old card', lastFourDigits: '3400', provider: 'firstView' },
]

/** Creates the settings of three cards with a fake provider, whose calls the test answers. */
export const benchWith = async (list: ReadonlyArray<DebitCard> = cards) => {
  const surroundings = makeSurroundings()
  const { cards: cardList } = cardsWith({ list: E.right(list) }, surroundings)
  await cardList.tasks.reload()
  const status = questions<unknown, boolean>()
  const lock = questions<unknown, string>()
  const rename = questions<unknown, string>()
  const settings = makeCardSettings({
    ...surroundings.ports,
    cardChanges: { lockStatus: status.ask, lock: lock.ask, rename: rename.ask },
    cards: cardList,
  })
  return {
    ...surroundings.seen,
    settings,
    cardList,
    requests: { status: status.calls, lock: lock.calls, rename: rename.calls },
    view: () => settings.view.get(),
    name: () => settings.view.get().name,
    card: (id: string) => settings.view.get().cards.find((card) => card.id === id),
    face: (id: string) => cardList.view.get().cards.find((card) => card.id === id),
    answerStatus: status.answerLatest,
    answerLock: lock.answerLatest,
    answerRename: rename.answerLatest,
  }
}

export type Bench = Awaited<ReturnType<typeof benchWith>>
