import type { AccountTables } from '../account/tables.ts'
import type { BillPayTables } from '../bill-pay/tables.ts'
import type { CallTables } from '../calls/tables.ts'
import type { CardTables } from '../cards/tables.ts'
import type { PasskeyTables } from '../passkeys/tables.ts'
import type { PaymentTables } from '../payments/tables.ts'
import type { ProfileTables } from '../profile/tables.ts'
import type { ReceivingTables } from '../receiving/tables.ts'
import type { ReferralTables } from '../referral/tables.ts'
import type { SessionTables } from '../session/tables.ts'
import type { VerificationTables } from '../verification/tables.ts'
import type { WaitlistTables } from '../waitlist/tables.ts'

/**
 * Rows of the sandbox's database, joined from the tables of the areas. Times are milliseconds since 1970 in UTC (int8).
 * Money is text, never a float: decimal text in the currency's own unit ("18.40") or, where the field's comment says so,
 * minor units. Columns are in snake_case in the database. Keys inside a jsonb value keep their spelling.
 */
export interface Database
  extends
    AccountTables,
    BillPayTables,
    CallTables,
    CardTables,
    PasskeyTables,
    PaymentTables,
    ProfileTables,
    ReceivingTables,
    ReferralTables,
    SessionTables,
    VerificationTables,
    WaitlistTables {}
