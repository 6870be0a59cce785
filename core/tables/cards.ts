import { activityPill, filterKeys } from '../cards/activity-filter/tables.ts'
import { cardTerms, type TermsRow } from '../cards/card-page/tables.ts'
import { cardLoad, feeRow, type ProgrammeRow, programmes } from '../cards/card-programme/tables.ts'
import { cardDocuments } from '../cards/card-settings/tables.ts'
import { finishingStatuses, topUpAmounts, topUpPresets } from '../cards/card-top-up/tables.ts'
import { type SituationRow, situationRows } from '../cards/card-transaction/tables.ts'
import {
  acceptedCountries,
  type AddressField,
  addressFields,
  addressHeaders,
  addressLabels,
  addressStageRows,
  type HeaderRow,
  inadmissible,
  mailingAddressMachine,
  stateMessages,
} from '../cards/mailing-address/tables.ts'
import { hiddenStatuses, type ProviderRow, providers } from '../cards/tables.ts'
import type { Limit } from '../kernel/limits.ts'
import type { Machine } from '../kernel/machine.ts'
import type { AddressEvent, AddressStage, CardProvider, CardStatus, TransactionStep } from '../model.ts'

/** Rule tables of cards. */
export interface CardTables {
  /** Capabilities of the cards of each programme, for the home page (CARD-009). */
  readonly providers: Readonly<Record<CardProvider, ProviderRow>>
  /** True for the statuses that hide a card (CARD-021). */
  readonly hiddenStatuses: Readonly<Record<CardStatus, boolean>>
  /** Other rules of each programme (CARD-009, LIM-013). */
  readonly programmes: Readonly<Record<CardProvider, ProgrammeRow>>
  /** Merchant name of a top-up (CARD-079). */
  readonly cardLoad: string
  /** Type of rows that are fees in every programme (CARD-178). */
  readonly feeRow: string
  /** Terms of each programme, and their links (CARD-049, CARD-050). */
  readonly cardTerms: Readonly<Record<CardProvider, TermsRow>>
  /** Links of the settings to documents (CARD-098). */
  readonly cardDocuments: TermsRow['links']
  /** Button that limits the lists to the last days (CARD-035, CARD-059). */
  readonly activityPill: { readonly days: Limit; readonly initially: boolean }
  /** Keys of the URL's query that store the filter (CARD-191). */
  readonly filterKeys: Readonly<Record<string, string>>
  /** Texts and appearance of a transaction, by its latest step. */
  readonly situationRows: Readonly<Record<TransactionStep, SituationRow>>
  /** Payment statuses that complete a top-up (CARD-157). */
  readonly finishingStatuses: ReadonlyArray<string>
  /** Smallest and largest top-up, in US dollars (CARD-162). */
  readonly topUpAmounts: { readonly least: Limit; readonly most: Limit }
  /** Preset amounts of a top-up, in US dollars. */
  readonly topUpPresets: ReadonlyArray<Limit>
  /** Errors of empty fields of the mailing address; null for an optional field (CARD-137 to CARD-142). */
  readonly addressFields: Readonly<Record<AddressField, string | null>>
  /** Label and autofill name of each field (CARD-120). */
  readonly addressLabels: Readonly<Record<AddressField, { readonly label: string; readonly autofill: string }>>
  /** Stages of saving the mailing address (CARD-130 to CARD-132). */
  readonly mailingAddressMachine: Machine<AddressStage, AddressEvent>
  /** Properties of each stage (CARD-135). */
  readonly addressStageRows: Readonly<
    Record<AddressStage, { readonly isSending: boolean; readonly isSubmitted: boolean }>
  >
  /** Headings of the dialog at each stage (CARD-121 to CARD-124). */
  readonly addressHeaders: Readonly<Record<AddressStage, HeaderRow>>
  /** Errors of the field `state`, by the provider's message (CARD-145, CARD-146). */
  readonly stateMessages: ReadonlyMap<string, string>
  /** Codes of the country to which cheques are sent (CARD-154). */
  readonly acceptedCountries: ReadonlyArray<string>
  /** Part of the warnings that reject an address, in lower case (CARD-154). */
  readonly inadmissible: string
}

/** The rule tables of cards that Paydeck uses. */
export const cardTables: CardTables = {
  providers,
  hiddenStatuses,
  programmes,
  cardLoad,
  feeRow,
  cardTerms,
  cardDocuments,
  activityPill,
  filterKeys,
  situationRows,
  finishingStatuses,
  topUpAmounts,
  topUpPresets,
  addressFields,
  addressLabels,
  mailingAddressMachine,
  addressStageRows,
  addressHeaders,
  stateMessages,
  acceptedCountries,
  inadmissible,
}
