import { css } from '@emotion/react'
import { type AmountBillView, type AmountOption, type AmountOptionView, hiddenAmount } from '@paydeck/core'
import { memo, useId } from 'react'
import { Amount } from '../../kit/Amount.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { check } from '../../kit/icons.ts'
import { Pill } from '../../kit/Pill.tsx'
import { hiddenFromSight, raised } from '../../kit/shared.ts'
import { colour, radius, room, size, space, text, weight } from '../../kit/theme.ts'
import { BillHead } from '../BillHead.tsx'
import { optionStyles } from './option-styles.ts'
import { OtherAmount } from './OtherAmount.tsx'

const styles = {
  panel: css([
    raised,
    {
      containerType: 'inline-size',
    },
  ]),
  inside: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s3,
    padding: `${space.s3} ${space.s5} ${space.s5}`,
    [room.tight]: { padding: `${space.s3} ${space.s4} ${space.s4}` },
  }),
  // Content that does not fit beside the name of the bill wraps to the next line.
  head: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.s1} ${space.s3}` }),
  who: css({ flex: `1 1 ${size.words}`, minInlineSize: 0 }),
  name: css({ fontSize: text.m, letterSpacing: '-0.01em' }),
  below: css({ fontSize: text.s, color: colour.ink2, '&:empty': { display: 'none' } }),
  attention: css({
    display: 'inline-block',
    padding: `${space.s1} ${space.s3}`,
    border: `${size.hairline} solid transparent`,
    borderRadius: radius.r2,
    background: colour.badSoft,
    color: colour.bad,
    fontSize: text.xs,
    fontWeight: weight.medium,
    '& b': { fontWeight: weight.strong },
  }),
}

interface OptionProps {
  readonly option: AmountOptionView
  readonly hidden: string | null
  readonly isLocked: boolean
  readonly onPress: () => void
}

const Option = ({ option: { label, amount, isChosen, disabledReason }, hidden, isLocked, onPress }: OptionProps) => (
  <button
    type="button"
    css={[optionStyles.option, optionStyles.press]}
    aria-pressed={isChosen}
    aria-disabled={isLocked || disabledReason !== null}
    onClick={() => {
      if (!isLocked && disabledReason === null) onPress()
    }}
  >
    <span css={optionStyles.label}>{label}</span>
    <span css={optionStyles.amount}>
      <Amount text={amount ?? hiddenAmount.text} hidden={amount === null ? hidden : null} />
    </span>
    {disabledReason !== null && <span css={optionStyles.disabledReason}>{disabledReason}</span>}
    {isChosen && (
      <span css={optionStyles.tick}>
        <Icon drawing={check} small />
      </span>
    )}
  </button>
)

export interface AmountPanelProps {
  readonly bill: AmountBillView
  /** Text that screen readers announce in place of each hidden amount. Null if amounts are visible. */
  readonly hidden: string | null
  /** True while the amounts cannot be changed. */
  readonly isLocked: boolean
  readonly onPress: (pressed: { readonly accountId: string; readonly option: AmountOption }) => void
  readonly onType: (typed: { readonly accountId: string; readonly text: string }) => void
}

/**
 * Bill with its amount options (BILL-114). Clicking the chosen option again clears the choice (BILL-121). Memoized, because
 * a page has many bills.
 */
export const AmountPanel = memo(({ bill, hidden, isLocked, onPress, onType }: AmountPanelProps) => {
  const id = useId()
  const { head, due, legend, options, other, attention } = bill
  return (
    <section css={styles.panel} aria-label={head.fullName}>
      <div css={styles.inside}>
        <div css={styles.head}>
          <div css={styles.who}>
            <BillHead icon={head.icon} note={head.note}>
              <h2 css={styles.name} title={head.fullName}>
                {head.name}
              </h2>
            </BillHead>
          </div>
          {due !== null && <Pill tone={due.tone}>{due.text}</Pill>}
        </div>
        <fieldset>
          <legend css={hiddenFromSight}>{legend}</legend>
          <div css={optionStyles.options} data-count={options.length + 1}>
            {options.map((option) => (
              <Option
                key={option.value}
                option={option}
                hidden={hidden}
                isLocked={isLocked}
                onPress={() => onPress({ accountId: head.id, option: option.value })}
              />
            ))}
            <OtherAmount
              view={other}
              isLocked={isLocked}
              describedBy={`${id}-below`}
              onType={(typed) => onType({ accountId: head.id, text: typed })}
              onClear={() => onPress({ accountId: head.id, option: 'otherAmount' })}
            />
          </div>
        </fieldset>
        <div id={`${id}-below`} css={styles.below}>
          {other.understood !== null && <p aria-live="polite">{other.understood}</p>}
          {attention !== null && (
            <p role="alert">
              <span css={styles.attention}>
                <b>{attention.label}</b> {attention.text}
              </span>
            </p>
          )}
        </div>
      </div>
    </section>
  )
})
