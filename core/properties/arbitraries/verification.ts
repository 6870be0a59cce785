import fc from 'fast-check'
import {
  ApplicationStatus,
  CollectionStatus,
  CollectionTaskName,
  type CollectionTask,
  type Application,
  type ApplicationEvent,
  type ApplicationsStatus,
  type VerificationAction,
  verificationActions,
  type Standing,
  standings,
  type ApplicationsState,
  type NationalIdentityForm,
  type NationalIdentityModal,
} from '../../verification/index.ts'
import { routesValues } from './routes.ts'
import { ids, lists, oneOf, optional, record, texts, words } from './values.ts'

/** Statuses of a verification task: the four statuses of a completed task, similar texts, and any other text. */
const taskStatuses = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom('completedSuccess', 'processing', 'processingDelayed', 'completedFailed') },
  fc.constantFrom('incomplete', 'required', 'Processing', 'completed', 'constructor'),
  texts,
)

const applicationStatuses = words(ApplicationStatus)

const collectionStatuses = words(CollectionStatus)

const collectionTaskNames = words(CollectionTaskName)

const collectionTasks = record<CollectionTask>(
  {
    status: taskStatuses,
    name: optional(collectionTaskNames),
  },
  ['name'],
)

const applicationEvents = record<ApplicationEvent>(
  {
    step: oneOf(['applied', 'collected', 'inReview', 'decided', 'constructor']),
    at: oneOf(['2026-03-10T12:00:00Z', '2026-03-10', 'yesterday', '']),
    reason: texts,
  },
  ['reason'],
)

const applications = record<Application>(
  {
    applicationId: ids,
    productName: fc.oneof(routesValues.ProductName, oneOf(['other', 'constructor'])),
    status: optional(applicationStatuses),
    collectionStatus: optional(collectionStatuses),
    collectionTasks: lists(collectionTasks),
    history: lists(applicationEvents),
  },
  ['history'],
)

const applicationsStatuses = oneOf<ApplicationsStatus>([null, 'loading', 'creating'])

/** Values of the types of `@paydeck/core/verification`, by type. */
export const verificationValues = {
  ApplicationStatus: applicationStatuses,
  CollectionStatus: collectionStatuses,
  CollectionTaskName: collectionTaskNames,
  CollectionTask: collectionTasks,
  ApplicationEvent: applicationEvents,
  Application: applications,
  ApplicationsStatus: applicationsStatuses,
  VerificationAction: oneOf<VerificationAction>(verificationActions),
  Standing: oneOf<Standing>(standings),
  ApplicationsState: record<ApplicationsState>({
    status: applicationsStatuses,
    applications: optional(lists(applications)),
    isMissingShopperInfo: optional(fc.boolean()),
  }),
  NationalIdentityForm: record<NationalIdentityForm>({
    number: oneOf(['123-45-6789', '123456789', '000-00-0000', '', '١٢٣']),
  }),
  NationalIdentityModal: oneOf<NationalIdentityModal>(['missing-ssn']),
}
