import { lazy } from '../../kit/lazy.tsx'
import { Panel, PanelBody } from '../../kit/Panel.tsx'
import { SkeletonFields } from '../../kit/Skeleton.tsx'
import type { AddressFieldsProps } from './AddressFields.tsx'

/** Loads after the page, because the page first shows the list of addresses, which does not need these fields. */
export const AddressFields = lazy(
  () => import('./AddressFields.tsx').then((part) => part.AddressFields),
  () => <SkeletonFields count={3} />,
  'form',
)

/** Form that adds or changes a receiving address (RECV-022 to RECV-038). */
export const AddressForm = (props: AddressFieldsProps) => (
  <Panel key={props.view.id} heading={props.view.heading}>
    <PanelBody>
      <AddressFields {...props} />
    </PanelBody>
  </Panel>
)
