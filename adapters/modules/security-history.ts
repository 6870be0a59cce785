import { portModule } from '../port.ts'
import { restSecurityRecord } from '../rest/security/security-history.ts'

/** Port of the security history, which the home page reads without the other ports of the settings pages. */
export const ports = [portModule({ securityRecord: ({ rest }) => restSecurityRecord(rest) })]
