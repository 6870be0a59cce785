import type { Fault } from '../../kernel/fault.ts'
import { makeForm } from '../../kernel/form.ts'
import { makeScope } from '../../kernel/scope.ts'
import { type Live, project, type Stores } from '../../kernel/store.ts'
import type { ClosableModals, Clock, Tabs } from '../../platform/ports.ts'
import { failureText, refusedField } from '../../presentation/failure-text.ts'
import type { BasicInfo } from '../basic-info/index.ts'
import type { ProfileRecords } from '../ports.ts'
import type { NameField, NameForm, NameUpdateModal } from './model.ts'
import { isNameFormValid, nameDialogOpensAfter, nameFormOf, renamed } from './rules.ts'
import { nameDialog, nameFailures, refusedNames } from './tables.ts'
import { makeUpdateName } from './use-cases.ts'
import { nameUpdateView, type NameUpdateView } from './view.ts'

/** What a change of the name needs from outside. */
export interface NameUpdatePorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly modals: ClosableModals<NameUpdateModal>
  readonly records: Pick<ProfileRecords, 'updateName'>
  readonly basicInfo: Pick<BasicInfo, 'info' | 'amend'>
  readonly tabs: Pick<Tabs, 'tell'>
}

/** The dialog in which the name is changed. */
export interface NameUpdate {
  readonly view: Live<NameUpdateView>
  /** Whether a link has opened the dialog: its query has done its work, and can be forgotten. */
  readonly isLinkFollowed: Live<boolean>
  /** Opens the dialog with the present name (PROF-027). */
  readonly open: () => void
  /** To be told where the profile is shown: opens the dialog when the query asks for it, after its time (PROF-020, PROF-021). */
  readonly arrive: (at: {
    readonly query: ReadonlyMap<string, string>
    /** Whether the profile was on the screen already. */
    readonly isThere: boolean
  }) => void
  /** To be told when the profile is left, or its query changes: what the last one asked for is called off. */
  readonly leave: () => void
  /** What stands in a field now; the words of a failure go. */
  readonly edit: (change: { readonly field: NameField; readonly text: string }) => void
  /** Saves the name; the view tells how it went. Does nothing while the form is not valid. */
  readonly submit: () => void
}

/** Nothing is asked for until `submit` runs. */
export const makeNameUpdate = ({ stores, clock, modals, records, basicInfo, tabs }: NameUpdatePorts): NameUpdate => {
  const form = makeForm<NameForm, Fault, NameForm>({
    stores,
    clock,
    blank: nameFormOf(null),
    isReady: isNameFormValid,
    send: makeUpdateName(records),
    refusalOf: (fault) => failureText(nameFailures, fault),
    refusedOf: (fault) => refusedField<NameField>(refusedNames, fault),
    onSent: (name) => {
      basicInfo.amend((info) => renamed(info, name))
      const user = basicInfo.info.get()
      if (user !== null) tabs.tell(`renamed ${user.id}`)
    },
    leave: {
      after: nameDialog.closesAfter,
      act: () => {
        modals.close('update-name')
        form.close()
      },
    },
    resetAfter: { success: nameDialog.closesAfter, failed: nameDialog.failureReset },
  })
  const visits = makeScope(stores, clock)
  const isLinkFollowed = stores.make(false)

  const open = (): void => {
    form.open(nameFormOf(basicInfo.info.get()))
    modals.open({ name: 'update-name' })
  }
  const leave = (): void => {
    visits.renew()
    isLinkFollowed.update(() => false)
  }
  return {
    view: project(form, nameUpdateView),
    isLinkFollowed,
    open,
    leave,
    arrive: ({ query, isThere }) => {
      leave()
      const ms = nameDialogOpensAfter(query, isThere)
      if (ms === null) return
      visits.later({ ...nameDialog.opensAfter, ms }, () => {
        open()
        isLinkFollowed.update(() => true)
      })
    },
    edit: ({ field, text }) => {
      form.edit({ [field]: text })
      form.touch(field)
    },
    submit: form.submit,
  }
}
