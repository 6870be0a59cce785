import { makeConnection } from '../connection/index.ts'
import { maker, type Makers } from './maker.ts'

/** Maker of the state of the connection. */
export const connectionMakers = {
  connection: maker(['clock', 'device'], ['cardList', 'recentActivity'], (ports, { cardList, recentActivity }) =>
    makeConnection({ ...ports, amounts: [cardList.state, recentActivity.state] }),
  ),
} satisfies Makers<'connection'>
