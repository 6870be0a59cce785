import { css } from '@emotion/react'
import { port } from '../di/tokens.ts'
import { useService } from '../di/use-service.ts'
import { clearance, colour, media, size, space, text } from '../kit/theme.ts'
import { AppearanceChoice } from './AppearanceChoice.tsx'

const styles = {
  footer: css({ borderBlockStart: `${size.hairline} solid ${colour.line}` }),
  content: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s4,
    maxInlineSize: size.page,
    marginInline: 'auto',
    padding: space.s4,
    // Keeps links clear of the chat's button.
    paddingBlockEnd: clearance,
    color: colour.ink3,
    fontSize: text.s,
    [media.desktop]: { paddingInline: space.s5 },
  }),
}

/** Footer with the product name and the control for the appearance. */
export const Footer = () => {
  const { productName } = useService(port('configuration'))
  const storage = useService(port('storage'))
  const tabs = useService(port('tabs'))
  return (
    <footer css={styles.footer}>
      <div css={styles.content}>
        <p>{productName}</p>
        <AppearanceChoice storage={storage} tabs={tabs} />
      </div>
    </footer>
  )
}
