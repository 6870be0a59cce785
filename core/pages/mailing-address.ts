import { makeMailingAddress, type MailingAddressEditor, type MailingAddressPorts } from '../cards/index.ts'
import { project } from '../kernel/store.ts'
import type { Slices } from '../slices.ts'

/**
 * Makes the editor of the mailing address for cheques. Its address suggestions use the session's key for the maps service
 * (CALL-110).
 */
export const mailingAddressOf = (
  ports: Omit<MailingAddressPorts, 'mapsKey'> & Pick<Slices, 'currentSession'>,
): MailingAddressEditor =>
  makeMailingAddress({ ...ports, mapsKey: project(ports.currentSession.session, ({ mapsApiKey }) => mapsApiKey) })
