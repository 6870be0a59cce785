import { css } from '@emotion/react'
import { slice } from '../di/tokens.ts'
import { useLive } from '../di/use-live.ts'
import { useService } from '../di/use-service.ts'
import { withModules } from '../di/with-modules.ts'
import { Icon } from '../kit/Icon.tsx'
import { check, offline } from '../kit/icons-later.ts'
import { colour, media, size, space, text } from '../kit/theme.ts'
import { slices } from './module.ts'

const styles = {
  banner: css({
    borderBlockEnd: `${size.hairline} solid transparent`,
    background: colour.waitSoft,
    color: colour.wait,
    fontSize: text.s,
    '&[data-tone="good"]': { background: colour.goodSoft, color: colour.good },
  }),
  content: css({
    display: 'flex',
    alignItems: 'center',
    gap: space.s3,
    maxInlineSize: size.page,
    marginInline: 'auto',
    padding: `${space.s3} ${space.s4}`,
    [media.desktop]: { paddingInline: space.s5 },
  }),
  text: css({ color: colour.ink1 }),
}

/**
 * Banner that appears while the device is offline. After the connection has recovered, the banner stays for a moment and
 * then closes.
 */
export const ConnectionBanner = withModules([slices], () => {
  const view = useLive(useService(slice('connection')).view)
  return (
    <div role="status">
      {view !== null && (
        <div css={styles.banner} data-tone={view.tone}>
          <div css={styles.content}>
            <Icon drawing={view.tone === 'good' ? check : offline} />
            <p css={styles.text}>
              <strong>{view.lead}</strong> {view.text}
            </p>
          </div>
        </div>
      )}
    </div>
  )
})
