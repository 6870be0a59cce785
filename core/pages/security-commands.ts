import { type Live, project } from '../kernel/store.ts'
import { type Command, otherNames } from '../palette/index.ts'
import { securityCommandTexts as securityTexts } from '../security/index.ts'
import { signOutCommandTexts as signOutTexts } from '../session/index.ts'
import type { Slices } from '../slices.ts'

const action = (
  id: string,
  { title, note, synonyms }: { readonly title: string; readonly note: string; readonly synonyms: string },
  rest: Pick<Command, 'icon' | 'isOffered' | 'run'>,
): Command => ({
  ...rest,
  id,
  title,
  synonyms: otherNames(synonyms),
  group: 'actions',
  note,
  amount: null,
  isSuggested: false,
})

/** Slices of the commands about security. A front end that loads the dialogs later passes functions that load them. */
export interface SecurityCommandSlices extends Pick<Slices, 'securitySettings' | 'shell'> {
  readonly passwordUpdate: Pick<Slices['passwordUpdate'], 'open'>
  readonly twoFactor: Pick<Slices['twoFactor'], 'enable'>
}

/** Returns the commands that open the dialogs for the password, for two-factor and for the sign-out (CMD-006, CMD-007). */
export const securityCommandsOf = ({
  passwordUpdate,
  securitySettings,
  shell,
  twoFactor,
}: SecurityCommandSlices): Live<ReadonlyArray<Command>> =>
  project(securitySettings.view, ({ twoFactorEnabled }) => [
    action('password', securityTexts.password, { icon: 'password', isOffered: true, run: () => passwordUpdate.open() }),
    action('two-factor', securityTexts.twoFactor, {
      icon: 'shield',
      isOffered: twoFactorEnabled === false,
      run: () => twoFactor.enable(),
    }),
    action('sign-out', signOutTexts, {
      icon: 'signOut',
      isOffered: true,
      run: () => shell.modals.open({ name: 'sign-out' }),
    }),
  ])
