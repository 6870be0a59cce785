import { portModule } from '../port.ts'
import { restSecurityRecord } from '../rest/security/security-history.ts'

/** Port of the security history. The settings pages, the timeline and the home page need it. */
export const securityRecord = portModule({ securityRecord: ({ rest }) => restSecurityRecord(rest) })
