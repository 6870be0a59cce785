import { css } from '@emotion/react'
import type { ChoiceView } from '@paydeck/core'
import { useEffect, useId, useRef } from 'react'
import { Address, NetworkChip } from '../../kit/Address.tsx'
import { Pill } from '../../kit/Pill.tsx'
import { colour, radius, size, space, text, weight } from '../../kit/theme.ts'

const styles = {
  options: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s2 }),
  legend: css({ padding: 0, marginBlockEnd: space.s2, fontSize: text.s, fontWeight: weight.strong }),
  option: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: space.s3,
    minBlockSize: size.target,
    padding: space.s3,
    border: `${size.hairline} solid ${colour.controlLine}`,
    borderRadius: radius.r2,
    background: colour.surface,
    cursor: 'pointer',
    '&:has(:checked)': { borderColor: colour.brand, background: colour.brandSoft },
    '&:has(:focus-visible)': { outline: `${size.ring} solid ${colour.focus}`, outlineOffset: size.ring },
    '& input': { inlineSize: size.icon, blockSize: size.icon, accentColor: colour.brand, outline: 'none' },
  }),
  head: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.s1} ${space.s2}` }),
  name: css({ fontSize: text.ui, fontWeight: weight.strong, overflowWrap: 'anywhere' }),
}

export interface AddressChoiceProps {
  readonly view: ChoiceView
  readonly onPick: (profileId: string) => void
}

/** Radio buttons for the receiving address of a sender. They get the focus when they appear. */
export const AddressChoice = ({ view: { label, options, isReadOnly }, onPick }: AddressChoiceProps) => {
  const name = useId()
  const box = useRef<HTMLFieldSetElement>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>(':checked')?.focus(), [])
  return (
    <fieldset ref={box}>
      <legend css={styles.legend}>{label}</legend>
      <div css={styles.options}>
        {options.map(({ id, name: title, address, pending, isChosen }) => (
          <label key={id} css={styles.option}>
            <input type="radio" name={name} checked={isChosen} aria-disabled={isReadOnly} onChange={() => onPick(id)} />
            <span>
              <span css={styles.head}>
                <span css={styles.name}>{title}</span>
                {address !== null && <NetworkChip {...address.network} />}
                {pending !== null && <Pill tone="wait">{pending}</Pill>}
              </span>
              {address !== null && <Address value={address.whole} network={null} />}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
