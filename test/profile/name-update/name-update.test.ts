import { rejected, type Fault, unauthorized, unreachable } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { ada, settingsOf } from '../bench.ts'

const done = E.right(undefined)
const failed = (fault: Fault) => E.left(fault)

const linkQuery = new Map([['add-name', 'true']])

const typed = async () => {
  const bench = await settingsOf()
  bench.nameUpdate.open()
  bench.nameUpdate.edit({ field: 'givenName', text: '  Augusta ' })
  bench.nameUpdate.edit({ field: 'familyName', text: 'King' })
  return bench
}

const sent = async () => {
  const bench = await typed()
  await bench.start(bench.nameUpdate.submit)
  return bench
}

it('PROF-020 the link "Add your name" opens the name dialog 700 ms after the user arrives on the profile page', async () => {
  const { nameUpdate, advance, modal } = await settingsOf()
  nameUpdate.arrive({ query: linkQuery, isShown: false })
  await advance(699)
  expect(modal()).toBeNull()
  await advance(1)
  expect(modal()).toBe('update-name')
})

it('PROF-021 the link "Add your name" opens the name dialog immediately if the profile page is already shown', async () => {
  const { nameUpdate, advance, modal } = await settingsOf()
  nameUpdate.arrive({ query: linkQuery, isShown: true })
  await advance(0)
  expect(modal()).toBe('update-name')
})

it('PROF-021 the name dialog stays closed if the user did not follow the link "Add your name" or has left the page', async () => {
  const { nameUpdate, advance, modal } = await settingsOf()
  nameUpdate.arrive({ query: new Map(), isShown: false })
  nameUpdate.arrive({ query: new Map([['add-name', 'yes']]), isShown: true })
  nameUpdate.arrive({ query: linkQuery, isShown: false })
  nameUpdate.leave()
  await advance(10_000)
  expect(modal()).toBeNull()
})

it('PROF-021 the name dialog does not open if the query string of the link disappears before the delay ends', async () => {
  const { nameUpdate, advance, modal } = await settingsOf()
  nameUpdate.arrive({ query: linkQuery, isShown: false })
  nameUpdate.arrive({ query: new Map(), isShown: true })
  await advance(10_000)
  expect(modal()).toBeNull()
  nameUpdate.arrive({ query: linkQuery, isShown: false })
  await advance(300)
  nameUpdate.arrive({ query: linkQuery, isShown: false })
  await advance(699)
  expect(modal()).toBeNull()
  await advance(1)
  expect([modal(), nameUpdate.isLinkFollowed.get()]).toEqual(['update-name', true])
  nameUpdate.arrive({ query: new Map(), isShown: true })
  expect(nameUpdate.isLinkFollowed.get()).toBe(false)
})

it('`isLinkFollowed` becomes true when the link opens the name dialog, and false when the user arrives without the link', async () => {
  const { nameUpdate, advance } = await settingsOf()
  const heard: Array<boolean> = []
  nameUpdate.isLinkFollowed.changes$.subscribe((isFollowed) => heard.push(isFollowed))
  nameUpdate.arrive({ query: linkQuery, isShown: false })
  await advance(5000)
  expect(heard).toEqual([true])
  nameUpdate.leave()
  nameUpdate.arrive({ query: new Map(), isShown: true })
  await advance(5000)
  expect(heard).toEqual([true, false])
})

it('PROF-027 the name dialog opens with the current name and shows no errors', async () => {
  const { nameUpdate, field, form } = await settingsOf()
  nameUpdate.open()
  expect(field('givenName')).toMatchObject({ label: 'First name', value: 'Ada', error: null })
  expect(field('familyName')).toMatchObject({ label: 'Last name', value: 'Norris', error: null })
  expect(form()).toMatchObject({ action: 'Update', status: null, canSubmit: true, alert: null })
})

it('PROF-024 a field of the name dialog shows no error until the user has edited it', async () => {
  const { nameUpdate, field } = await settingsOf({ info: { ...ada, name: null, firstName: null, lastName: null } })
  nameUpdate.open()
  expect([field('givenName'), field('familyName')]).toMatchObject([
    { value: '', error: null },
    { value: '', error: null },
  ])
  nameUpdate.edit({ field: 'givenName', text: 'A' })
  expect([field('givenName')?.error, field('familyName')?.error]).toEqual(['Must be at least 2 characters', null])
})

it('PROF-025 the name dialog can be submitted if and only if both names are valid', async () => {
  const { nameUpdate, form, asked } = await settingsOf()
  nameUpdate.open()
  nameUpdate.edit({ field: 'givenName', text: ' A ' })
  expect(form().canSubmit).toBe(false)
  nameUpdate.submit()
  await settle()
  expect(asked).toEqual([])
  nameUpdate.edit({ field: 'givenName', text: 'Al' })
  expect(form().canSubmit).toBe(true)
})

it('PROF-028 PROF-032 submitting the name dialog sends trimmed names, shows success, and updates the user’s name', async () => {
  const { asked, answer, form, view, profile } = await sent()
  expect(asked).toEqual([['updateName', { givenName: 'Augusta', familyName: 'King' }]])
  expect(form()).toMatchObject({ status: 'loading', canSubmit: false })
  await answer(done)
  expect(form().alert).toEqual({ tone: 'success', text: 'Name updated successfully.' })
  expect(view().name.value).toBe('Augusta King')
  expect(profile.view.get()).toMatchObject({ firstName: 'Augusta', fullName: 'Augusta King', initials: 'AK' })
  expect(profile.info.get()?.name).toBe('Augusta King')
})

it('PROF-029 the name dialog closes 1 s after a successful change, and its fields are cleared', async () => {
  const { answer, form, field, advance, modal } = await sent()
  await answer(done)
  await advance(999)
  expect(modal()).toBe('update-name')
  expect(form().status).toBe('success')
  await advance(1)
  expect(modal()).toBeNull()
  expect(form()).toMatchObject({ status: null, alert: null })
  expect(field('givenName')?.value).toBe('')
})

const withoutResponse =
  "An unexpected error has occurred. We didn't get a response. It's safe to try again: nothing will be done twice."

it('PROF-030 PROF-031 after a failed change, the name dialog shows the failure, and can be submitted again 100 ms later', async () => {
  const { answer, form, field, advance, modal, view } = await sent()
  await answer(failed(unreachable))
  expect(form()).toMatchObject({
    status: 'failed',
    alert: { tone: 'caution', text: withoutResponse },
  })
  await advance(99)
  expect(form().status).toBe('failed')
  await advance(1)
  expect(form()).toMatchObject({ status: null, canSubmit: true })
  // After another minute, the input, the dialog and the message are still there.
  await advance(60_000)
  expect(field('familyName')?.value).toBe('King')
  expect(form().alert?.text).toBe(withoutResponse)
  expect([modal(), view().name.value]).toEqual(['update-name', 'Ada Norris'])
})

it('PROF-031 the next edit or submit of the name dialog hides the previous failure', async () => {
  const edited = await sent()
  await edited.answer(failed(unreachable))
  edited.nameUpdate.edit({ field: 'familyName', text: 'Kings' })
  expect(edited.form().alert).toBeNull()
  const tried = await sent()
  await tried.answer(failed(unreachable))
  await tried.start(tried.nameUpdate.submit)
  expect(tried.form().alert).toBeNull()
})

it.each([
  ['ERR-008', rejected(422, 'Enter a name with at most 64 characters.'), 'Enter a name with at most 64 characters.'],
  [
    'ERR-009',
    rejected(429, 'Too many changes. Try again in 40 seconds.', 40),
    'Too many changes. Try again in 40 seconds.',
  ],
  ['ERR-010', rejected(500, 'stack trace'), 'An unexpected error has occurred.'],
  ['ERR-010', unauthorized, 'An unexpected error has occurred.'],
  ['F5 ERR-010', unreachable, withoutResponse],
])(
  '%s if a name change fails, an alert with the tone "caution" explains the fault (example %#)',
  async (_id, fault, text) => {
    const { answer, form } = await sent()
    await answer(failed(fault))
    expect(form().alert).toEqual({ tone: 'caution', text })
  },
)

it('ERR-008 if the provider rejects a name, the field of this name also shows the provider’s message until the next edit', async () => {
  const { nameUpdate, answer, form } = await sent()
  const text = 'Enter a name with at most 64 characters.'
  const errors = () => form().fields.map(({ error }) => error)
  await answer(failed(rejected(422, text, null, 'familyName')))
  expect([errors(), form().alert?.text]).toEqual([[null, text], text])
  nameUpdate.edit({ field: 'givenName', text: 'Ada' })
  expect([errors(), form().alert]).toEqual([[null, null], null])
})

it.each(['email', 'constructor'])(
  'if the provider rejects the unknown input %s, no field of the name dialog shows the message',
  async (field) => {
    const { answer, form } = await sent()
    await answer(failed(rejected(422, 'Not so.', null, field)))
    expect(form().fields.map(({ error }) => error)).toEqual([null, null])
  },
)

it('the response to an earlier submit does not close a name dialog that the user has opened again', async () => {
  const { nameUpdate, answer, advance, modal, closeModal, form, view } = await sent()
  closeModal()
  nameUpdate.open()
  await answer(done)
  // The name is updated, although the dialog that sent the request was closed before the response.
  expect(view().name.value).toBe('Augusta King')
  expect(form()).toMatchObject({ status: null, alert: null })
  await advance(60_000)
  expect(modal()).toBe('update-name')
})

it('submitting the name dialog repeatedly sends one request', async () => {
  const { nameUpdate, asked, start } = await sent()
  await start(nameUpdate.submit)
  await start(nameUpdate.submit)
  expect(asked).toHaveLength(1)
})

it('a sign-out clears the name dialog, and a response that arrives later is ignored', async () => {
  const { stores, answer, profile, field } = await sent()
  stores.resetAll()
  await answer(done)
  expect(profile.info.get()).toBeNull()
  expect(field('givenName')?.value).toBe('')
})

it('a successful name change sends the user id to the other tabs; a failed change sends nothing', async () => {
  const bench = await sent()
  await bench.answer(failed(unreachable))
  expect(bench.announcements).toEqual([])
  await bench.start(bench.nameUpdate.submit)
  await bench.answer(done)
  expect(bench.announcements).toEqual([`renamed ${ada.id}`])
})
