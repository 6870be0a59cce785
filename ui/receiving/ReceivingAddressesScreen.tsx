import type { AddressesView } from '@paydeck/core'
import { useEffect } from 'react'
import { slice } from '../di/tokens.ts'
import { useLive } from '../di/use-live.ts'
import { useService } from '../di/use-service.ts'
import { AddressList } from './address-directory/AddressList.tsx'
import { AddressFields, AddressForm } from './address-form/AddressForm.tsx'
import { FocusedState } from './FocusedState.tsx'

const content = (view: AddressesView) =>
  view.state === 'index' ? <AddressList view={view} /> : <AddressForm view={view} />

/** Where payouts go: the addresses and those who ask for one, or the form of one of them (RECV-001). */
export const ReceivingAddressesScreen = () => {
  const addresses = useService(slice('receivingAddresses'))
  const view = useLive(addresses.view)
  useEffect(addresses.load, [addresses])
  useEffect(AddressFields.preload, [])
  return (
    <FocusedState state={view.state} home="index" busy={view.state === 'index' && view.isLoading}>
      {content(view)}
    </FocusedState>
  )
}
