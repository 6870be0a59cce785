import { late } from '../../kit/late.tsx'
import { Panel, PanelBody } from '../../kit/Panel.tsx'
import { SkeletonFields } from '../../kit/Skeleton.tsx'
import type { AddressFieldsProps } from './AddressFields.tsx'

/** Loaded later: the list comes first, and need not wait for the form's code. */
export const AddressFields = late(
  () => import('./AddressFields.tsx').then((part) => part.AddressFields),
  () => <SkeletonFields count={3} />,
  'form',
)

/** Adds an address, or changes one (RECV-022 to RECV-038). */
export const AddressForm = (props: AddressFieldsProps) => (
  <Panel key={props.view.id} heading={props.view.heading}>
    <PanelBody>
      <AddressFields {...props} />
    </PanelBody>
  </Panel>
)
