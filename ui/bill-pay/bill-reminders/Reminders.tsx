import { css } from '@emotion/react'
import type { BillReminders, BillRemindersView } from '@paydeck/core'
import { useEffect, useId, useLayoutEffect } from 'react'
import type { BillRemindersProps } from '../../di/panel-registry.ts'
import { slice } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { Anchor } from '../../kit/Anchor.tsx'
import { Button, linkStyle } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { IconButton } from '../../kit/IconButton.tsx'
import { clock } from '../../kit/icons-later.ts'
import { download } from '../../kit/icons-lists.ts'
import { close } from '../../kit/icons.ts'
import { figures } from '../../kit/shared.ts'
import { colour, radius, size, space, text } from '../../kit/theme.ts'

const styles = {
  notice: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: space.s3,
    padding: `${space.s3} ${space.s3} ${space.s3} ${space.s4}`,
    border: `${size.hairline} solid transparent`,
    borderRadius: radius.r2,
    background: colour.waitSoft,
    color: colour.wait,
    fontSize: text.s,
    '&[data-tone="bad"]': { background: colour.badSoft, color: colour.bad },
  }),
  // As high as the heading beside it, so that both are aligned.
  icon: css({ display: 'grid', alignItems: 'center', blockSize: size.target }),
  content: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s2, color: colour.ink1 }),
  title: css({ display: 'flex', alignItems: 'center', minBlockSize: size.target, fontSize: text.ui }),
  row: css([
    figures,
    { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: space.s4 },
  ]),
  name: css([linkStyle, { color: colour.ink1, textDecoration: 'underline', overflowWrap: 'anywhere' }]),
  due: css({ display: 'flex', flexWrap: 'wrap', columnGap: space.s3, color: colour.ink2 }),
}

export interface DueNoticeProps {
  readonly view: BillRemindersView
  readonly act: Pick<BillReminders, 'saveCalendar' | 'dismiss'>
}

/**
 * Notice of bills that are due soon: a payment link for each bill, and a button that saves the due dates as a calendar file.
 */
export const DueNotice = ({ view: { title, tone, rows, calendar, dismiss }, act }: DueNoticeProps) => {
  const id = useId()
  return (
    <section css={styles.notice} data-tone={tone} aria-labelledby={id}>
      <span css={styles.icon}>
        <Icon drawing={clock} />
      </span>
      <div css={styles.content}>
        <h2 id={id} css={styles.title}>
          {title}
        </h2>
        <ul>
          {rows.map((row) => (
            <li key={row.id} css={styles.row}>
              <Anchor css={styles.name} to={row.to}>
                {row.name}
              </Anchor>
              <span css={styles.due}>
                {row.minimum !== null && <span>{row.minimum}</span>}
                <span>{row.due}</span>
              </span>
            </li>
          ))}
        </ul>
        <div>
          <Button kind="quiet" onClick={act.saveCalendar}>
            <Icon drawing={download} small />
            {calendar.label}
          </Button>
        </div>
      </div>
      <IconButton icon={close} label={dismiss.label} onClick={act.dismiss} />
    </section>
  )
}

/** Notice of bills that are due soon, or nothing if no bill is due. Loads the bills on its first render. */
export const Reminders = ({ onReady }: BillRemindersProps) => {
  const reminders = useService(slice('billReminders'))
  const view = useLive(reminders.view)
  const isLoaded = useLive(reminders.isLoaded)
  // Runs before the paint. If the bills were loaded before, nothing waits for them.
  useLayoutEffect(() => {
    if (isLoaded) onReady()
  }, [isLoaded, onReady])
  useEffect(() => void reminders.tasks.load().then(onReady), [reminders, onReady])
  return view !== null && <DueNotice view={view} act={reminders} />
}
