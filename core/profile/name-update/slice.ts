import { function as F, type io as IO, task as T, taskEither as TE } from 'fp-ts'
import { Observable, Subscription } from 'rxjs'
import { failureText } from '../../kernel/failure-text.ts'
import type { Fault } from '../../kernel/fault.ts'
import { makeOperation } from '../../kernel/remote.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import { visibleText } from '../../kernel/visible-text.ts'
import type { Clock, ClosableModals } from '../../platform/ports.ts'
import type { BasicInfo } from '../basic-info/index.ts'
import type { ProfileRecords } from '../ports.ts'
import type { NameField, NameForm } from './model.ts'
import { isNameFormValid, nameDialogOpensAfter, nameFormOf, renamed } from './rules.ts'
import { nameDialog, nameFailures, nameTexts } from './tables.ts'
import { nameUpdateView, type NameUpdateView } from './view.ts'

/** What a change of the name needs from outside. */
export interface NameUpdatePorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly modals: ClosableModals
  readonly records: ProfileRecords
  readonly basicInfo: Pick<BasicInfo, 'info' | 'amend'>
}

/** The dialog in which the name is changed. */
export interface NameUpdate {
  readonly view: Live<NameUpdateView>
  /** Opens the dialog with the present name (PROF-027). */
  readonly open: IO.IO<void>
  /**
   * To be followed where the profile is shown: opens the dialog when the query asks for it, after its time, and emits
   * then (PROF-020, PROF-021). Completes at once when it does not ask; who stops following has left.
   */
  readonly arrive: (query: ReadonlyMap<string, string>, isThere: boolean) => Observable<void>
  /** What stands in a field now; the words of a failure go. */
  readonly edit: (field: NameField, text: string) => void
  /** Ends when the provider has answered; the view tells how. Does nothing while the form is not valid. */
  readonly submit: T.Task<void>
}

const modal = 'update-name'

/** Nothing is asked for until `submit` runs. */
export const makeNameUpdate = ({ stores, clock, modals, records, basicInfo }: NameUpdatePorts): NameUpdate => {
  const form = stores.make<NameForm>(nameFormOf(null))
  // Opened anew, the dialog is another one: what was under way in the one before changes the name and nothing else.
  let visit = 0
  let closing = Subscription.EMPTY
  const inVisit = (mine: number, act: () => void): void => {
    if (mine === visit) act()
  }
  const close = (): void => {
    modals.close(modal)
    form.update(() => nameFormOf(null))
  }
  const tell = (mine: number, alert: NameForm['alert']): void =>
    inVisit(mine, () => form.update((now) => ({ ...now, alert })))

  const update = makeOperation<NameForm, Fault, void>({
    stores,
    clock,
    run: ({ givenName, familyName }) => {
      const mine = visit
      const epoch = stores.epoch()
      const names = { givenName: visibleText(givenName), familyName: visibleText(familyName) }
      return F.pipe(
        records.updateName(names),
        TE.map(() => {
          if (epoch !== stores.epoch()) return
          basicInfo.amend((info) => renamed(info, names))
          tell(mine, { tone: 'success', text: nameTexts.updated })
          inVisit(mine, () => {
            closing = clock.schedule(() => inVisit(mine, close), nameDialog.closesAfter.ms)
          })
        }),
        TE.orElseFirstIOK((fault) => () => tell(mine, { tone: 'caution', text: failureText(nameFailures, fault) })),
      )
    },
    resetAfter: { success: nameDialog.closesAfter, failed: nameDialog.failureReset },
  })

  const open = (): void => {
    visit += 1
    closing.unsubscribe()
    update.reset()
    form.update(() => nameFormOf(basicInfo.info.get()))
    modals.open({ name: modal })
  }

  return {
    view: project(combine({ form, update }), (now) => nameUpdateView(now.form, now.update.status)),
    open,
    arrive: (query, isThere) =>
      new Observable((listener) => {
        const after = nameDialogOpensAfter(query, isThere)
        if (after === null) return listener.complete()
        return clock.schedule(() => {
          open()
          listener.next()
          listener.complete()
        }, after)
      }),
    edit: (field, text) =>
      form.update((now) => ({ ...now, [field]: text, edited: { ...now.edited, [field]: true }, alert: null })),
    submit: () => {
      const now = form.get()
      if (!isNameFormValid(now)) return Promise.resolve()
      form.update(() => ({ ...now, alert: null }))
      return F.pipe(update.start(now), T.asUnit)()
    },
  }
}
