import 'reflect-metadata/lite'
import { secondFactors } from '@paydeck/core/security'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { UpdateCardNameModal } from '../../ui/cards/card-settings/UpdateCardNameModal.tsx'
import { MailingAddressModal } from '../../ui/cards/mailing-address/MailingAddressModal.tsx'
import { NameUpdateModal } from '../../ui/profile/name-update/NameUpdateModal.tsx'
import { AddressCodeModal } from '../../ui/receiving/address-form/AddressCodeModal.tsx'
import { UpdatePasswordModal } from '../../ui/security/password-update/UpdatePasswordModal.tsx'
import { RecentFactorModal } from '../../ui/security/recent-factor/RecentFactorModal.tsx'
import { BackupCodesModal } from '../../ui/security/two-factor/BackupCodesModal.tsx'
import { DisableTwoFactorModal } from '../../ui/security/two-factor/DisableTwoFactorModal.tsx'
import { UpdateTwoFactorModal } from '../../ui/security/two-factor/UpdateTwoFactorModal.tsx'
import { MissingSsnModal } from '../../ui/verification/national-identity/MissingSsnModal.tsx'
import { dialogProps, renderStubbed, type StubbedScreen } from './stubbed-screen.tsx'

interface Row extends StubbedScreen {
  /** Returns a view in which the field has this error. Null means no error. */
  readonly view: (error: string | null) => object
  readonly field: string
}

const text = { value: '', error: null, hint: '' }
const formView = { action: 'Do it', cancel: 'Cancel', alert: null, status: null, canSubmit: false }
const code = { ...secondFactors.authenticator, kind: 'authenticator', value: '', ...formView }
const codeField = secondFactors.authenticator.label
const asking = (over: object) => (error: string | null) => ({ ...code, ...over, error })
const named = (wrong: 'givenName' | 'familyName') => (error: string | null) => ({
  ...formView,
  fields: [
    { name: 'givenName', label: 'First name', value: '', error: wrong === 'givenName' ? error : null },
    { name: 'familyName', label: 'Last name', value: '', error: wrong === 'familyName' ? error : null },
  ],
})
const addressed = (name: string, label: string) => (error: string | null) => ({
  form: {
    header: '',
    lead: '',
    fields: [{ name, label, value: '', error, isRequired: true, autofill: 'off' }],
    suggestions: [],
    isLocked: false,
    alert: null,
    progress: '',
    scrollToTop: 0,
    button: { does: 'save', label: 'Save', isDisabled: true, status: null },
  },
})
const passwords = { ...formView, current: text, next: text, strength: null, passkeys: null }

const rows: Readonly<Record<string, Row>> = {
  'CARD-107 the name of a card': {
    screen: <UpdateCardNameModal {...dialogProps} />,
    slice: 'cardSettings',
    view: (error) => ({ name: { ...formView, ...text, label: 'Card name', error } }),
    field: 'Card name',
  },
  'PROF-023 the first name': {
    screen: <NameUpdateModal {...dialogProps} />,
    slice: 'nameUpdate',
    view: named('givenName'),
    field: 'First name',
  },
  'PROF-023 the last name': {
    screen: <NameUpdateModal {...dialogProps} />,
    slice: 'nameUpdate',
    view: named('familyName'),
    field: 'Last name',
  },
  'the current password': {
    screen: <UpdatePasswordModal {...dialogProps} />,
    slice: 'passwordUpdate',
    view: (error) => ({ ...passwords, current: { ...text, error } }),
    field: 'Current password',
  },
  'the new password': {
    screen: <UpdatePasswordModal {...dialogProps} />,
    slice: 'passwordUpdate',
    view: (error) => ({ ...passwords, next: { ...text, error } }),
    field: 'New password',
  },
  'the Social Security number': {
    screen: <MissingSsnModal {...dialogProps} />,
    slice: 'nationalIdentity',
    view: (error) => ({ ...formView, ...text, lead: '', label: 'Number', isReadOnly: false, error }),
    field: 'Number',
  },
  'the street of a mailing address': {
    screen: <MailingAddressModal {...dialogProps} />,
    slice: 'mailingAddress',
    view: addressed('address1', 'Street 1'),
    field: 'Street 1',
  },
  'the city of a mailing address': {
    screen: <MailingAddressModal {...dialogProps} />,
    slice: 'mailingAddress',
    view: addressed('city', 'City'),
    field: 'City',
  },
  'the code of an address': {
    screen: <AddressCodeModal {...dialogProps} />,
    slice: 'addressForm',
    at: 'code',
    view: asking({ lead: '', senders: [], before: null, after: null, save: 'Save', isReadOnly: false }),
    field: codeField,
  },
  'the code of a confirmation': {
    screen: <RecentFactorModal {...dialogProps} />,
    slice: 'recentFactor',
    view: asking({ code, lead: '', confirm: 'Confirm' }),
    field: codeField,
  },
  'the password of a confirmation': {
    screen: <RecentFactorModal {...dialogProps} />,
    slice: 'recentFactor',
    view: asking({ code: null, passwordLabel: 'Password', lead: '', confirm: 'Confirm' }),
    field: 'Password',
  },
  'the code for backup codes': {
    screen: <BackupCodesModal {...dialogProps} />,
    slice: 'twoFactor',
    at: 'backup',
    view: (error) => ({ codes: null, form: { ...code, error } }),
    field: codeField,
  },
  'the code that turns two-factor off': {
    screen: <DisableTwoFactorModal {...dialogProps} />,
    slice: 'twoFactor',
    at: 'disabling',
    view: asking({}),
    field: codeField,
  },
  'the code that turns two-factor on': {
    screen: <UpdateTwoFactorModal {...dialogProps} />,
    slice: 'twoFactor',
    at: 'enabling',
    view: (error) => ({ enrolment: null, failure: null, form: { ...code, error } }),
    field: codeField,
  },
}

it.each(Object.entries(rows))(
  'SHELL-063 in the form for %s, an error appears at the field that has it, and only this field is marked as invalid',
  (_, row) => {
    const setView = renderStubbed(row, row.view(null))
    const marked = () =>
      [...document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')].map(
        ({ labels }) => labels?.[0]?.textContent,
      )
    const field = () => screen.getByLabelText(row.field, { selector: 'input' })
    expect([field().getAttribute('aria-invalid'), screen.queryByText('It is wrong.')]).toEqual(['false', null])
    setView(row.view('It is wrong.'))
    expect(marked()).toEqual([row.field])
    expect(screen.getByText('It is wrong.').id).toBe(field().getAttribute('aria-describedby')?.split(' ').at(-1))
    setView(row.view(null))
    expect([field().getAttribute('aria-invalid'), screen.queryByText('It is wrong.')]).toEqual(['false', null])
  },
)
