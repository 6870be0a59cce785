import { hiddenAmount } from '../home/index.ts'
import { combine, project } from '../kernel/store.ts'
import { activitySearchOf, paymentFinderOf, startCommandsOf } from '../pages/index.ts'
import { makePalette } from '../palette/index.ts'
import { maker, type Makers } from './maker.ts'

/** Maker of the palette. */
export const paletteMakers = {
  palette: maker(
    ['stores', 'clock', 'log', 'storage', 'device', 'appNavigation', 'clipboard', 'paymentSearches'],
    ['amountPrivacy', 'cardList', 'currentSession', 'payouts', 'permissions', 'recentActivity', 'shell', 'toasts'],
    (ports, parts) =>
      makePalette({
        ...ports,
        owner: project(parts.currentSession.session, ({ userId }) => userId),
        commands: combine(startCommandsOf(parts, parts.permissions, ports)),
        findPayments: paymentFinderOf(parts, ports),
        activitySearch: activitySearchOf(ports.appNavigation),
        hidden: project(parts.amountPrivacy.isOn, (isOn) => (isOn ? hiddenAmount : null)),
      }),
  ),
} satisfies Makers<'palette'>
