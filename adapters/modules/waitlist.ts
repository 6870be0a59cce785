import type { MailingLists } from '@paydeck/core'
import { type Bindings, port } from '../port.ts'
import type { RestClient } from '../transport/rest-client.ts'
import { clients } from './clients.ts'
import { fetched, from } from './fetched.ts'

export const lateMailingLists = (rest: RestClient): MailingLists => {
  const lists = fetched((code) => code.restMailingLists(rest))
  return {
    optInOf: (input) => from(lists, (port) => port.optInOf(input)),
    join: (input) => from(lists, (port) => port.join(input)),
  }
}

export const waitlistModule: Bindings = ({ bind }) => {
  bind(port('mailingLists')).toResolvedValue(lateMailingLists, [clients.rest])
}
