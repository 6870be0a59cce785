import type { OtherAmountView } from '@paydeck/core'
import { useId } from 'react'
import { Icon } from '../../kit/Icon.tsx'
import { check } from '../../kit/icons.ts'
import { optionStyles } from './option-styles.ts'

export interface OtherAmountProps {
  readonly view: OtherAmountView
  /** True if the amount is shown but cannot be changed. */
  readonly isLocked: boolean
  /** Id of the element that contains the parsed amount and the error. */
  readonly describedBy: string
  readonly onType: (text: string) => void
  readonly onClear: () => void
}

/**
 * Field "Other Amount". The amount is chosen when the user types in the field, or clicks an amount that was typed earlier.
 * The tick button clears the amount (BILL-121).
 */
export const OtherAmount = ({ view, isLocked, describedBy, onType, onClear }: OtherAmountProps) => {
  const id = useId()
  /**
   * Chooses the typed amount again when the user clicks the field. Focusing the field with Tab does not choose the amount.
   */
  const chooseAgain = () => {
    if (!isLocked && !view.isChosen && view.text !== '') onType(view.text)
  }
  return (
    <div
      css={[optionStyles.option, optionStyles.other]}
      data-chosen={view.isChosen}
      data-wrong={view.isInvalid}
      data-locked={isLocked}
    >
      {/* A click beside the digits also focuses the field. */}
      <label css={optionStyles.typed} htmlFor={id}>
        <span css={optionStyles.label}>{view.label}</span>
        <span css={optionStyles.money}>
          <span aria-hidden="true">{view.symbol}</span>
          <input
            id={id}
            css={optionStyles.input}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            placeholder={view.placeholder}
            aria-label={view.name}
            aria-invalid={view.isInvalid}
            aria-describedby={describedBy}
            readOnly={isLocked}
            value={view.text}
            onChange={(event) => onType(event.target.value)}
            onClick={chooseAgain}
            onKeyDown={({ key }) => {
              if (key === 'Enter') chooseAgain()
            }}
          />
        </span>
      </label>
      {view.isChosen && !isLocked && (
        <button type="button" css={optionStyles.clear} aria-label={view.clear} onClick={onClear}>
          <Icon drawing={check} small />
        </button>
      )}
    </div>
  )
}
