import { makeMailingAddress, type MailingAddressEditor, type MailingAddressPorts } from '../cards/index.ts'
import { project } from '../kernel/store.ts'
import type { Slices } from '../slices.ts'

/** Makes the address for cheques. Its suggestions use the maps key of the session (CALL-110). */
export const mailingAddressOf = (
  ports: Omit<MailingAddressPorts, 'mapsKey'> & Pick<Slices, 'currentSession'>,
): MailingAddressEditor =>
  makeMailingAddress({ ...ports, mapsKey: project(ports.currentSession.session, ({ mapsApiKey }) => mapsApiKey) })
