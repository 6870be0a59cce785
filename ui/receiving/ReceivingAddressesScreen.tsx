import { useEffect } from 'react'
import { slice } from '../di/tokens.ts'
import { useLive } from '../di/use-live.ts'
import { useService } from '../di/use-service.ts'
import { afterPaint } from '../kit/after-paint.ts'
import { AddressList } from './address-directory/AddressList.tsx'
import { AddressChoice } from './address-directory/lazy-moves.ts'
import { AddressFields, AddressForm } from './address-form/AddressForm.tsx'
import { FocusedState } from './FocusedState.tsx'

/**
 * Screen of the receiving addresses. Shows the list of addresses with the payout requests, or the form for one address
 * (RECV-001).
 */
export const ReceivingAddressesScreen = () => {
  const directory = useService(slice('addressDirectory'))
  const addressForm = useService(slice('addressForm'))
  const { retry } = useService(slice('payoutInvites'))
  const { modals } = useService(slice('shell'))
  const list = useLive(directory.view)
  const form = useLive(addressForm.view)
  useEffect(directory.load, [directory])
  // Preloads code after the paint. Browsers allow about six connections at a time, so the page's own requests must be sent
  // first.
  useEffect(
    () =>
      afterPaint(() => {
        void AddressFields.preload()
        void AddressChoice.preload()
      }),
    [],
  )
  return (
    <FocusedState state={form?.state ?? 'index'} home="index" busy={form === null && list.isLoading}>
      {form === null ? (
        <AddressList view={list} directory={directory} form={addressForm} onRetryInvite={retry} />
      ) : (
        <AddressForm
          view={form}
          form={addressForm}
          onReload={directory.load}
          onWallets={() => modals.open({ name: 'web3-options' })}
        />
      )}
    </FocusedState>
  )
}
