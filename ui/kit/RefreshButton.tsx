import { css, keyframes } from '@emotion/react'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { refresh as drawing } from './icons-lists.ts'
import { motion } from './theme.ts'

const turn = keyframes({ to: { rotate: '1turn' } })
const styles = {
  icon: css({ display: 'grid' }),
  turning: css({ '& svg': { animation: `${turn} ${motion.spin} linear infinite` } }),
}

export interface RefreshButtonProps {
  readonly refresh: { readonly label: string; readonly isRefreshing: boolean }
  /** True to show the icon without the label. */
  readonly isSmall?: boolean
  readonly onPress: () => void
}

/** Button that reloads a list. While the list reloads, its rows stay visible and the button keeps the focus. */
export const RefreshButton = ({ refresh: { label, isRefreshing }, isSmall = false, onPress }: RefreshButtonProps) => {
  const common = {
    'aria-disabled': isRefreshing,
    'aria-busy': isRefreshing,
    onClick: isRefreshing ? undefined : onPress,
  }
  const looks = [styles.icon, isRefreshing && styles.turning]
  if (isSmall)
    return (
      <span css={looks}>
        <IconButton {...common} icon={drawing} label={label} />
      </span>
    )
  return (
    <Button kind="quiet" {...common}>
      <span css={looks}>
        <Icon drawing={drawing} small />
      </span>
      {label}
    </Button>
  )
}
