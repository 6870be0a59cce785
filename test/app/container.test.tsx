import 'reflect-metadata/lite'
import { frontEndPorts, latePorts, startModules } from '@paydeck/adapters/modules'
import { lateSlices } from '@paydeck/core'
import type { Ports, Slices } from '@paydeck/core'
import { expect, it } from 'vitest'
import { port, slice } from '../../ui/di/tokens.ts'
import { makeApp } from './real-app.ts'

const slices: Readonly<Record<keyof Slices, true>> = {
  recentFactor: true,
  activeSessions: true,
  addressDirectory: true,
  addressForm: true,
  amountPrivacy: true,
  passwordUpdate: true,
  donationForm: true,
  paymentDetails: true,
  paymentList: true,
  paymentSearch: true,
  payoutExport: true,
  twoFactor: true,
  billConnection: true,
  billDetail: true,
  billList: true,
  billPayment: true,
  billReminders: true,
  cardActivity: true,
  cardExport: true,
  cardList: true,
  cardSettings: true,
  cardSpending: true,
  cardTopUp: true,
  carousel: true,
  cardTransaction: true,
  connection: true,
  developerLogin: true,
  homePage: true,
  mailingAddress: true,
  nationalIdentity: true,
  walletPairing: true,
  passkeyKeeping: true,
  passkeyStatus: true,
  recentActivity: true,
  basicInfo: true,
  nameUpdate: true,
  payoutInvites: true,
  profileSettings: true,
  payouts: true,
  referralArrival: true,
  referralProgramme: true,
  securitySettings: true,
  securityHistory: true,
  currentSession: true,
  shell: true,
  startup: true,
  toasts: true,
  applicationCreation: true,
  applicationUpdates: true,
  applications: true,
  waitlist: true,
  walletConnection: true,
}

const allLatePorts = await latePorts(lateSlices)
/** Every port: TypeScript checks that none is missing. */
const ports = [...startModules(window, console), ...allLatePorts].flatMap(({ roles }) => roles)

it.each([...ports, ...Object.keys(frontEndPorts)])('binds the port %s', (role) => {
  expect(makeApp(allLatePorts).get(port(role as keyof Ports))).toBeDefined()
})

it.each(Object.keys(slices))('binds the slice %s, and always the same one', (name) => {
  const container = makeApp(allLatePorts)
  const token = slice(name as keyof Slices)
  expect(container.get(token)).toBe(container.get(token))
})

it.each(lateSlices)('binds the slice %s over the ports that come with it alone', async (name) => {
  const container = makeApp(await latePorts([name]))
  expect(container.get(slice(name))).toBeDefined()
})

it('tells the log of operations that break', () => {
  const warned: Array<unknown> = []
  const written = { info: () => undefined, warn: (...words: ReadonlyArray<unknown>) => void warned.push(words) }
  makeApp(allLatePorts, written).get(port('stores')).tellBroken('Broken: TypeError')
  expect(warned).toEqual([['Broken: TypeError']])
})
