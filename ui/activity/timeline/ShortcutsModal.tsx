import { css } from '@emotion/react'
import { shortcutTexts as texts } from '@paydeck/core'
import { slice } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { Switch } from '../../kit/Switch.tsx'
import { colour, radius, size, space, text, weight } from '../../kit/theme.ts'

const styles = {
  list: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: `${space.s2} ${space.s4}`,
    marginBlockEnd: space.s5,
    fontSize: text.s,
    '& dd': { margin: 0 },
  }),
  key: css({
    display: 'inline-block',
    minInlineSize: size.icon,
    paddingInline: space.s2,
    marginInlineEnd: space.s1,
    border: `${size.hairline} solid ${colour.controlLine}`,
    borderRadius: radius.r1,
    font: 'inherit',
    fontWeight: weight.medium,
    textAlign: 'center',
  }),
  choice: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s3,
    fontSize: text.s,
  }),
}

/** Dialog that lists the keyboard shortcuts, with a switch for the single letters (ACT-020). */
export const ShortcutsModal = () => {
  const { lettersOff } = useService(slice('timeline'))
  const isOff = useLive(lettersOff.isOn)
  return (
    <>
      <dl css={styles.list}>
        {texts.rows.map(({ keys, text: what }) => (
          <div key={what} css={css({ display: 'contents' })}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} css={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <div css={styles.choice}>
        <span>{texts.letters}</span>
        <Switch label={texts.letters} isOn={!isOff} onPress={() => lettersOff.set(!isOff)} />
      </div>
    </>
  )
}
