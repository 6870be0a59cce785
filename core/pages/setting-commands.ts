import { amountCommandTexts as amountTexts } from '../home/index.ts'
import { type Live, project } from '../kernel/store.ts'
import { type Command, otherNames } from '../palette/index.ts'
import type { Toasts } from '../platform/ports.ts'
import { type Appearance, appearanceCommandTexts as appearanceTexts, appearances } from '../shell/index.ts'
import type { Slices } from '../slices.ts'

/** Returns the command that hides or shows amounts. Its toast offers to restore the earlier setting (CMD-008). */
export const amountCommandsOf = (
  { amountPrivacy: { isOn, toggle } }: Pick<Slices, 'amountPrivacy'>,
  toasts: Toasts,
): Live<ReadonlyArray<Command>> =>
  project(isOn, (isHidden) => {
    const texts = isHidden ? amountTexts.show : amountTexts.hide
    return [
      {
        id: 'amounts',
        title: texts.title,
        synonyms: otherNames(amountTexts.synonyms),
        group: 'actions',
        icon: isHidden ? 'show' : 'hide',
        note: null,
        amount: null,
        isSuggested: true,
        isOffered: true,
        run: () => {
          toggle()
          toasts.show({
            id: 'amounts',
            tone: 'done',
            title: texts.done,
            text: null,
            action: {
              label: amountTexts.undo,
              act: () => {
                // Another button or tab may have changed the setting since.
                if (isOn.get() !== isHidden) toggle()
              },
            },
          })
        },
      },
    ]
  })

/** Appearance of the app, which the front end applies. */
export interface AppearanceControl {
  readonly chosen: Live<Appearance>
  /** Applies and stores an appearance. */
  readonly choose: (appearance: Appearance) => void
}

/** Returns the commands that switch the appearance. Their toast offers to undo it (CMD-008). */
export const appearanceCommandsOf = (
  { chosen, choose }: AppearanceControl,
  toasts: Toasts,
): Live<ReadonlyArray<Command>> =>
  project(chosen, (now) =>
    appearances.map((appearance) => ({
      id: `appearance:${appearance}`,
      title: appearanceTexts.title[appearance],
      synonyms: otherNames(appearanceTexts.synonyms),
      group: 'actions',
      icon: 'appearance',
      note: null,
      amount: null,
      isSuggested: false,
      isOffered: appearance !== now,
      run: () => {
        choose(appearance)
        toasts.show({
          id: 'appearance',
          tone: 'done',
          title: appearanceTexts.done[appearance],
          text: null,
          action: { label: appearanceTexts.undo, act: () => choose(now) },
        })
      },
    })),
  )
