import { graphqlReferralRecords } from '../graphql/referral/referral-programme.ts'
import { portModule } from '../port.ts'
import { ports as referralArrival } from './referral-arrival.ts'
import { clipboard } from './shared.ts'

const referralProgramme = portModule({ referralRecords: ({ graphql }) => graphqlReferralRecords(graphql) })

/** Ports of the referral programme, whose reminder the home page may show. They load without the ports of the settings. */
export const ports = [referralProgramme, clipboard, ...referralArrival]
