import { cardCommandTexts as texts, isLocked, providers, visibleCards } from '../cards/index.ts'
import { type Live, project } from '../kernel/store.ts'
import { filled } from '../kernel/text.ts'
import { type Command, otherNames } from '../palette/index.ts'
import type { AppNavigation } from '../platform/ports.ts'
import { routePath } from '../routes/index.ts'
import type { Slices } from '../slices.ts'

/** Returns the commands about the user's cards: add funds, lock or unlock, and the pages of each card (CMD-006). */
export const cardCommandsOf = (
  { cardList, shell }: Pick<Slices, 'cardList' | 'shell'>,
  { go }: AppNavigation,
): Live<ReadonlyArray<Command>> =>
  project(cardList.view, ({ cards }) => {
    const listed = visibleCards(cardList.state.get().cards)
    return cards.flatMap((card, index): ReadonlyArray<Command> => {
      const { id, fullName, lastFour, digits, balance, addFunds, to } = card
      const own = listed.find((one) => one.id === id)
      const lock = own !== undefined && isLocked(own) ? 'unlock' : 'lock'
      const named = (text: string): string => filled(text, { card: fullName })
      const plain = { amount: null, isSuggested: index === 0, isOffered: true }
      return [
        {
          ...plain,
          id: `add-funds:${id}`,
          title: named(texts.addFunds.title),
          synonyms: [...otherNames(texts.addFunds.synonyms), lastFour],
          group: 'actions',
          icon: 'add',
          note: texts.addFunds.note,
          isOffered: addFunds !== null,
          run: () => shell.modals.open({ name: 'add-funds', about: id }),
        },
        {
          ...plain,
          id: `lock:${id}`,
          title: named(texts[lock].title),
          synonyms: [...otherNames(texts[lock].synonyms), lastFour],
          group: 'actions',
          icon: 'lock',
          note: texts[lock].note,
          isOffered: own !== undefined && providers[own.provider].locks,
          run: () => shell.modals.open({ name: 'confirm-lock', about: id }),
        },
        {
          ...plain,
          id: `card:${id}`,
          title: fullName,
          synonyms: [...otherNames(texts.open.synonyms), lastFour],
          group: 'places',
          icon: 'card',
          note: digits,
          amount: balance,
          run: () => go(to),
        },
        {
          ...plain,
          id: `card-settings:${id}`,
          title: named(texts.settings.title),
          synonyms: [...otherNames(texts.settings.synonyms), lastFour],
          group: 'places',
          icon: 'settings',
          note: texts.settings.note,
          isSuggested: false,
          run: () => go(routePath('settings-card-details', { id })),
        },
      ]
    })
  })
