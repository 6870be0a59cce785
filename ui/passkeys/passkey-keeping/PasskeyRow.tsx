import type { DisplayedPasskey } from '@paydeck/core'
import { Button } from '../../kit/Button.tsx'
import { key } from '../../kit/icons-later.ts'
import { ItemRow } from '../../kit/ItemRow.tsx'
import { Timed } from '../../kit/Time.tsx'

/** Row of one passkey, with a button that opens the dialog for removing the passkey (PASS-004, PASS-005). */
export const PasskeyRow = ({
  passkey,
  remove,
  onRemove,
}: {
  readonly passkey: DisplayedPasskey
  readonly remove: string
  readonly onRemove: () => void
}) => (
  <ItemRow icon={key} title={passkey.title} text={<Timed parts={passkey.parts} />}>
    <Button kind="quiet" aria-label={`${remove} ${passkey.title}`} onClick={onRemove}>
      {remove}
    </Button>
  </ItemRow>
)
