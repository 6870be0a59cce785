import { css, keyframes } from '@emotion/react'
import type { CardActivityView } from '@paydeck/core'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { refresh as drawing } from '../../kit/icons-cards.ts'
import { motion } from '../../kit/theme.ts'

const turn = keyframes({ to: { rotate: '1turn' } })
const styles = {
  icon: css({ display: 'grid' }),
  turning: css({ animation: `${turn} ${motion.spin} linear infinite` }),
}

export interface RefreshButtonProps {
  readonly refresh: NonNullable<CardActivityView['lists']>['refresh']
  readonly onPress: () => void
}

/** Asks for the lists again, which stay meanwhile (CARD-047). It keeps the focus while it works. */
export const RefreshButton = ({ refresh: { label, isRefreshing }, onPress }: RefreshButtonProps) => (
  <Button
    kind="quiet"
    aria-disabled={isRefreshing}
    aria-busy={isRefreshing}
    onClick={() => {
      if (!isRefreshing) onPress()
    }}
  >
    <span css={[styles.icon, isRefreshing && styles.turning]}>
      <Icon drawing={drawing} small />
    </span>
    {label}
  </Button>
)
