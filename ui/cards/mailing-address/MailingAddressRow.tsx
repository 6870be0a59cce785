import { slice } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { Button } from '../../kit/Button.tsx'
import { mail } from '../../kit/icons-card-settings.ts'
import { ItemRow } from '../../kit/ItemRow.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'

/** Settings row of the mailing address for cheques (CARD-096, CARD-097). */
export const MailingAddressRow = () => {
  const address = useService(slice('mailingAddress'))
  const { label, text, isLoading, action, failure } = useLive(address.view).row
  return (
    <ItemRow
      icon={mail}
      title={label}
      text={
        <span aria-busy={isLoading}>
          {text !== null && <bdi>{text}</bdi>}
          {text === null && failure === null && <Skeleton shape="note" />}
          <span role="alert">{failure?.text}</span>
        </span>
      }
    >
      {failure !== null && (
        <Button kind="text" onClick={address.reload} aria-label={`${failure.action}: ${label}`}>
          {failure.action}
        </Button>
      )}
      {action !== null && (
        <Button kind="text" onClick={address.open} aria-label={`${action}: ${label}`}>
          {action}
        </Button>
      )}
    </ItemRow>
  )
}
