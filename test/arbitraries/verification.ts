import { ApplicationStatus, CollectionStatus, productNames, type Application } from '@paydeck/core/verification'
import fc from 'fast-check'
import { arbitraryOf } from './codec.ts'

export const applicationStatuses = fc.option(arbitraryOf(ApplicationStatus))
export const collectionStatuses = fc.option(arbitraryOf(CollectionStatus))

/** Statuses of a verification task: the four statuses of a completed task, similar texts, and any other text. */
export const taskStatuses = fc.oneof(
  fc.constantFrom('completedSuccess', 'processing', 'processingDelayed', 'completedFailed'),
  fc.constantFrom('incomplete', 'required', 'Processing', 'completed', 'constructor'),
  fc.string(),
)

/** Names of verification tasks: known names, null and undefined. */
const taskNames = fc.constantFrom('identityDocument', 'selfie', 'address', null, undefined)

export const tasks: fc.Arbitrary<Application['collectionTasks']> = fc.array(
  fc.record({ name: taskNames, status: taskStatuses }),
  { maxLength: 12 },
)

export const applications: fc.Arbitrary<ReadonlyArray<Application>> = fc.array(
  fc.record({
    applicationId: fc.constantFrom('a1', 'a2', 'a3', 'a4'),
    productName: fc.oneof(fc.constantFrom(...productNames), fc.constantFrom('other', 'constructor')),
    status: applicationStatuses,
    collectionStatus: collectionStatuses,
    collectionTasks: tasks,
  }),
  { maxLength: 5 },
)
