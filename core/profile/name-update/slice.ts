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

/** Ports of the name dialog. */
export interface NameUpdatePorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly modals: ClosableModals<NameUpdateModal>
  readonly profileRecords: Pick<ProfileRecords, 'updateName'>
  readonly basicInfo: Pick<BasicInfo, 'info' | 'amend'>
  readonly tabs: Pick<Tabs, 'post'>
}

/** Dialog that changes the name. */
export interface NameUpdate {
  readonly view: Live<NameUpdateView>
  /** True if a link has opened the dialog. The page can then remove the link's query from the URL. */
  readonly isLinkFollowed: Live<boolean>
  /** Opens the dialog with the present name (PROF-027). */
  readonly open: () => void
  /**
   * Opens the dialog if the query requests it, after the delay (PROF-020, PROF-021). The profile page calls this when the
   * page is shown or when its query changes.
   */
  readonly arrive: (at: {
    readonly query: ReadonlyMap<string, string>
    /** True if the profile is already on the screen. */
    readonly isShown: boolean
  }) => void
  /**
   * Cancels the opening of the dialog if the delay has not ended yet. The profile page calls this when the user leaves the
   * page or when the query of the page changes.
   */
  readonly leave: () => void
  /** Sets a field and clears the failure message. */
  readonly edit: (change: { readonly field: NameField; readonly text: string }) => void
  /** Saves the name; does nothing while the form is invalid. */
  readonly submit: () => void
}

/**
 * Makes the name dialog. Sends no request before `submit`.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(), persona: personas.verified })
 * const { nameUpdate, startup } = makePaydeck(ports)
 * await startup.tasks.initialise()
 * nameUpdate.open()
 * nameUpdate.edit({ field: 'givenName', text: 'A' })
 * nameUpdate.view.get().fields[0].value // 'A'
 * nameUpdate.view.get().canSubmit // false
 */
export const makeNameUpdate = ({
  stores,
  clock,
  modals,
  profileRecords: records,
  basicInfo,
  tabs,
}: NameUpdatePorts): NameUpdate => {
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
      if (user !== null) tabs.post(`renamed ${user.id}`)
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
    arrive: ({ query, isShown }) => {
      leave()
      const ms = nameDialogOpensAfter(query, isShown)
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
