import { billConnectionModule } from '../bill-connection.ts'
import { billDetailModule } from '../bill-detail.ts'
import { billListModule } from '../bill-list.ts'
import { filesModule } from '../files.ts'

/* What the pages of Bill Pay are bound with, but for the payment: one piece of code, fetched with the first of them. */
export const billList = [billListModule]
/** It changes what is listed, as a bill's own view does. */
export const billConnection = [billConnectionModule, ...billList]
export const billDetail = [billDetailModule, filesModule, ...billList]
