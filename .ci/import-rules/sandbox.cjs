'use strict'
// Allowed imports of the sandbox's folders.
const { any: sandboxAreas } = require('./core.cjs')

/**
 * Matches paths in the sandbox, and all paths outside it, which the zone adapters-sandbox restricts. The folders, lowest
 * first: kernel and money, database, account, calls, the areas of the core, seed, http, pages, control.
 */
const inSandbox = (...paths) => ['^(?!adapters/sandbox/)', ...paths.map((path) => `^adapters/sandbox/${path}`)]
const sandboxGround = ['kernel/', 'money/', 'database/', 'account/(?!control|seed)']
const sandboxHttp = 'http/(?!server|app|routes)'

/** Areas that Bill Pay may import, as in the core: a bill payment is an invoice, and only verified users may pay bills. */
const underBillPay = ['(payments|verification)/(?!control|seed)']

/** Areas that the timeline may import: it consists of their rows, and returns them in the form of their lists. */
const underActivity = ['(cards|payments)/(?!control|seed|tables)']

const sandboxZones = [
  {
    name: 'sandbox-kernel',
    from: '^adapters/sandbox/kernel/',
    may: inSandbox('kernel/'),
    because: 'Mechanisms without a word of the domain stand on nothing.',
  },
  {
    name: 'sandbox-money',
    from: '^adapters/sandbox/money/',
    may: inSandbox('kernel/', 'money/'),
    because: 'Currencies and amounts are the same for every area, so they know none.',
  },
  {
    name: 'sandbox-area-tables',
    from: '^adapters/sandbox/(?!database)[^/]+/tables\\.ts$',
    may: inSandbox('database/columns\\.ts$'),
    because: 'An area says what its rows hold and nothing else: the database sums that up before anything runs.',
  },
  {
    name: 'sandbox-table-sum',
    from: '^adapters/sandbox/database/tables\\.ts$',
    may: inSandbox('[^/]+/tables\\.ts$'),
    because: 'The database’s tables are the sum of the areas’ tables.',
  },
  {
    name: 'sandbox-database',
    from: '^adapters/sandbox/database/',
    fromNot: '^adapters/sandbox/database/tables\\.ts$',
    may: inSandbox('kernel/', 'database/'),
    because: 'The engine keeps rows, whatever they mean.',
  },
  {
    name: 'sandbox-account',
    from: '^adapters/sandbox/account/',
    fromNot: '/(tables|control)\\.ts$',
    may: inSandbox('kernel/', 'database/', 'account/(?!control)'),
    because:
      'Users, sessions, passwords, mails and security events are what every call and every area needs: they need none.',
  },
  {
    name: 'sandbox-environment',
    from: '^adapters/sandbox/environment\\.ts$',
    may: inSandbox('kernel/', 'database/', 'account/(?!control|seed)'),
    because: 'What the sandbox runs on is handed to the calls, which it does not know.',
  },
  {
    name: 'sandbox-calls',
    from: '^adapters/sandbox/calls/',
    fromNot: '/tables\\.ts$',
    may: inSandbox('kernel/', 'database/', 'account/(?!control|seed)', 'calls/', 'environment\\.ts$'),
    because:
      'What every call goes through is the same for every area; the handlers and the control page are handed in.',
  },
  {
    name: 'sandbox-area',
    from: `^adapters/sandbox/(${sandboxAreas})/`,
    fromNot: '(/(tables|seed|control|control-fields)\\.ts$|^adapters/sandbox/(activity|bill-pay)/)',
    may: inSandbox(...sandboxGround, 'calls/', '$1/(?!control|seed)'),
    because:
      'An area never leans on another area’s files: where two meet, handlers.ts, due-payments.ts or a page joins them.',
  },
  {
    name: 'sandbox-activity',
    from: '^adapters/sandbox/activity/',
    may: inSandbox(...sandboxGround, 'calls/', 'activity/', ...underActivity),
    because: 'The timeline merges the rows of other areas; none of them knows of it.',
  },
  {
    name: 'sandbox-bill-pay',
    from: '^adapters/sandbox/bill-pay/',
    fromNot: '/tables\\.ts$',
    may: inSandbox(...sandboxGround, 'calls/', 'bill-pay/', ...underBillPay, 'control/part\\.ts$'),
    because: 'What bills are paid with are payments, and who may pay them is verified; neither knows of bills.',
  },
  {
    name: 'sandbox-area-seed',
    from: `^adapters/sandbox/(${sandboxAreas})/seed\\.ts$`,
    fromNot: '^adapters/sandbox/bill-pay/',
    may: inSandbox(...sandboxGround, '$1/(?!control)'),
    because: 'The rows that an account begins with are made without a call.',
  },
  {
    name: 'sandbox-area-control',
    from: `^adapters/sandbox/(account|${sandboxAreas})/control(-fields)?\\.ts$`,
    fromNot: '^adapters/sandbox/bill-pay/',
    may: inSandbox(...sandboxGround, 'calls/', '$1/', 'control/part\\.ts$'),
    because: 'An area’s part of the control page fills the form that the frame gives, and knows no other part of it.',
  },
  {
    name: 'sandbox-seed',
    from: '^adapters/sandbox/seed/',
    may: inSandbox('kernel/', 'database/', 'account/(?!control)', `(${sandboxAreas})/seed\\.ts$`, 'seed/'),
    because: 'A persona’s account is the sum of what the areas seed.',
  },
  {
    name: 'sandbox-handlers',
    from: '^adapters/sandbox/handlers\\.ts$',
    may: inSandbox('calls/context\\.ts$', 'due-payments\\.ts$', `(${sandboxAreas})/(?!tables|seed|control)`),
    because: 'Who answers which call, and nothing that answers one.',
  },
  {
    name: 'sandbox-due',
    from: '^adapters/sandbox/due-payments\\.ts$',
    may: inSandbox('account/tables\\.ts$', 'calls/context\\.ts$', `(${sandboxAreas})/(?!tables|seed|control)`),
    because: 'What is due of somebody’s money is joined once, for calls, pages and the control page alike.',
  },
  {
    name: 'sandbox-http',
    from: '^adapters/sandbox/http/',
    fromNot: '/server\\.ts$',
    may: inSandbox(
      'kernel/',
      'account/(?!control|seed)',
      'calls/',
      'http/(?!server)',
      '(environment|configuration)\\.ts$',
    ),
    because: 'The HTTP side carries calls, files and headers; it knows no area and no page.',
  },
  {
    name: 'sandbox-server',
    from: '^adapters/sandbox/http/server\\.ts$',
    may: inSandbox(
      'kernel/',
      'database/',
      'http/',
      'pages/',
      'control/',
      'calls/attempt-limits\\.ts$',
      '(handlers|environment|configuration)\\.ts$',
    ),
    because: 'The server joins routes, pages, control and limits; an area reaches it through the handlers.',
  },
  {
    name: 'sandbox-pages',
    from: '^adapters/sandbox/pages/',
    may: inSandbox(
      ...sandboxGround,
      'calls/',
      `(${sandboxAreas})/(?!tables|seed|control)`,
      'seed/personas\\.ts$',
      sandboxHttp,
      'pages/',
      '(due-payments|environment|configuration)\\.ts$',
    ),
    because: 'A page shows what the areas do, and leaves the serving to the server.',
  },
  {
    name: 'sandbox-control-part',
    from: '^adapters/sandbox/control/part\\.ts$',
    may: inSandbox('kernel/', 'database/', 'account/tables\\.ts$'),
    because: 'The form of a part is known to every area, so it leads to none.',
  },
  {
    name: 'sandbox-control',
    from: '^adapters/sandbox/control/',
    fromNot: '/part\\.ts$',
    may: inSandbox(
      ...sandboxGround,
      'account/control\\.ts$',
      'calls/',
      `(${sandboxAreas})/control\\.ts$`,
      'seed/',
      sandboxHttp,
      'pages/(assets|layout)\\.ts$',
      'control/',
      '(due-payments|environment|configuration)\\.ts$',
    ),
    because:
      'The frame sums up what the areas let be changed; of an area it knows that alone. The greeting says who may play.',
  },
  {
    name: 'sandbox-configuration',
    from: '^adapters/sandbox/configuration\\.ts$',
    may: inSandbox('kernel/'),
    because: 'The build reads it too, without a server.',
  },
  {
    name: 'sandbox-open',
    from: '^adapters/sandbox/open\\.ts$',
    may: inSandbox(
      'kernel/',
      'database/',
      'account/(sealed-columns|seed)\\.ts$',
      'seed/accounts\\.ts$',
      'configuration\\.ts$',
    ),
    because: 'A database is opened, seeded and sealed before anything serves it.',
  },
].map((zone) => ({ ...zone, node: true }))

module.exports = { sandboxZones }
