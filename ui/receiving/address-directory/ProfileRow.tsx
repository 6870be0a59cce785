import { css } from '@emotion/react'
import type { AddressDirectory, ProfileEntry, ProfileRow as ProfileRowView } from '@paydeck/core'
import { CoinIcon } from '../../kit/coins/CoinIcon.tsx'
import { ItemRow } from '../../kit/ItemRow.tsx'
import { Pill } from '../../kit/Pill.tsx'
import { type RowAction, RowMenu } from '../../kit/RowMenu.tsx'
import { colour, space, text } from '../../kit/theme.ts'

const styles = {
  title: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${space.s2}` }),
  // Compared by the eye before money goes there: in full, and no character like another.
  address: css({ fontFamily: 'ui-monospace, monospace', fontSize: text.xs, color: colour.ink2 }),
}

export interface ProfileRowProps {
  readonly profile: ProfileRowView
  readonly directory: Pick<AddressDirectory, 'askToDelete' | 'askToRemoveSender'>
  readonly onEdit: (profileId: string) => void
}

/** A profile with its address, who pays to it, and what can be done with it (RECV-012). */
export const ProfileRow = ({ profile, directory, onEdit }: ProfileRowProps) => {
  const { askToDelete, askToRemoveSender } = directory
  const { id, name, icon, currency, chain, address, senders, pending, menu } = profile
  const action = (entry: ProfileEntry): RowAction => {
    switch (entry.kind) {
      case 'edit':
        return { id: entry.kind, label: entry.label, disabled: entry.note, onChoose: () => onEdit(id) }
      case 'remove-sender':
        return {
          id: entry.payorId,
          label: entry.label,
          disabled: null,
          onChoose: () => askToRemoveSender({ profileId: id, payorId: entry.payorId }),
        }
      case 'delete':
        return { id: entry.kind, label: entry.label, disabled: null, isDanger: true, onChoose: () => askToDelete(id) }
    }
  }
  const title = (
    <span css={styles.title}>
      {name}
      {pending !== null && <Pill tone="wait">{pending}</Pill>}
    </span>
  )
  const words = (
    <>
      <p>{chain === null ? currency : `${currency} · ${chain}`}</p>
      {address !== null && <p css={styles.address}>{address.whole}</p>}
      <p>{senders}</p>
    </>
  )
  return (
    <ItemRow icon={<CoinIcon name={icon} />} title={title} text={words}>
      <span data-way={id}>
        <RowMenu label={menu.label} actions={menu.entries.map(action)} />
      </span>
    </ItemRow>
  )
}
