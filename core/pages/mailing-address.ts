import { makeMailingAddress, type MailingAddressKeeping, type MailingAddressPorts } from '../cards/index.ts'
import { project } from '../kernel/store.ts'
import type { Slices } from '../slices.ts'

/** The address for cheques; its suggestions take the session's key of the maps service (CALL-110). */
export const mailingAddressOf = (
  ports: Omit<MailingAddressPorts, 'mapsKey'> & Pick<Slices, 'currentSession'>,
): MailingAddressKeeping =>
  makeMailingAddress({ ...ports, mapsKey: project(ports.currentSession.session, ({ mapsApiKey }) => mapsApiKey) })
