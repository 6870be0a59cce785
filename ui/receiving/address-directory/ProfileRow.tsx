import { css } from '@emotion/react'
import type { AddressDirectory, ProfileEntry, ProfileRow as ProfileRowView } from '@paydeck/core'
import { useCopy } from '../../di/use-copy.ts'
import { Address, NetworkChip } from '../../kit/Address.tsx'
import { CoinIcon } from '../../kit/coins/CoinIcon.tsx'
import { CopyButton } from '../../kit/CopyButton.tsx'
import { Pill } from '../../kit/Pill.tsx'
import { type RowAction, RowMenu } from '../../kit/RowMenu.tsx'
import { colour, room, size, space, text, weight } from '../../kit/theme.ts'

const styles = {
  row: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"icon head actions" "icon words actions"',
    gap: `${space.s1} ${space.s3}`,
    alignItems: 'center',
    minBlockSize: size.rowTall,
    paddingBlock: space.s3,
    paddingInline: space.s5,
    borderBlockStart: `${size.hairline} solid ${colour.line}`,
    // The receiving address fills the whole width, so that it needs fewer lines.
    [room.tight]: { gridTemplateAreas: '"icon head actions" "words words words"', paddingInline: space.s4 },
  }),
  icon: css({ gridArea: 'icon' }),
  head: css({
    gridArea: 'head',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.s1} ${space.s2}`,
  }),
  name: css({ fontSize: text.ui, fontWeight: weight.strong, overflowWrap: 'anywhere' }),
  words: css({ gridArea: 'words', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s1 }),
  senders: css({ fontSize: text.s, color: colour.ink3, overflowWrap: 'anywhere' }),
  actions: css({ gridArea: 'actions', display: 'flex' }),
}

export interface ProfileRowProps {
  readonly profile: ProfileRowView
  readonly directory: Pick<AddressDirectory, 'openDeleteDialog' | 'openRemoveSenderDialog'>
  readonly onEdit: (profileId: string) => void
}

/** Row of a payout profile: receiving address, senders, and a menu of actions (RECV-012). */
export const ProfileRow = ({ profile, directory, onEdit }: ProfileRowProps) => {
  const { openDeleteDialog: askToDelete, openRemoveSenderDialog: askToRemoveSender } = directory
  const { id, name, icon, address, senders, pending, menu } = profile
  const { copied, copy } = useCopy('feedback')
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
  return (
    <li css={styles.row}>
      <span css={styles.icon}>
        <CoinIcon name={icon} />
      </span>
      <div css={styles.head}>
        <p css={styles.name}>{name}</p>
        {address !== null && <NetworkChip {...address.network} />}
        {pending !== null && <Pill tone="wait">{pending}</Pill>}
      </div>
      <div css={styles.words}>
        {address !== null && <Address value={address.whole} network={null} />}
        <p css={styles.senders}>{senders}</p>
      </div>
      <div css={styles.actions}>
        {address !== null && <CopyButton label={address.copy} value={address.whole} copied={copied} onCopy={copy} />}
        <span data-way={id}>
          <RowMenu label={menu.label} actions={menu.entries.map(action)} />
        </span>
      </div>
    </li>
  )
}
