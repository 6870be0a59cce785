import { type MoneyTables, moneyTables } from '../../tables/money.ts'
import { type Law, law, mustEqual } from '../../testing/law.ts'
import { columnLaw } from './columns.ts'

const fiat = 'AUD BRL CAD CNY EUR GBP HKD INR JPY KRW MXN NZD SGD TRY USD ZAR'

const nameStatements = ({ currencies }: MoneyTables): ReadonlyArray<Law> => [
  columnLaw('The name of each currency.', currencies, ({ name }) => name, {
    'US Dollar': 'USD',
    Euro: 'EUR',
    'Pound Sterling': 'GBP',
    'Canadian Dollar': 'CAD',
    'Indian Rupee': 'INR',
    'Australian Dollar': 'AUD',
    'Japanese Yen': 'JPY',
    'South Korean Won': 'KRW',
    'Mexican Peso': 'MXN',
    'Singapore Dollar': 'SGD',
    'New Zealand Dollar': 'NZD',
    'Chinese Yuan': 'CNY',
    'Turkish Lira': 'TRY',
    'Brazilian Real': 'BRL',
    'Hong Kong Dollar': 'HKD',
    'South African Rand': 'ZAR',
    Bitcoin: 'BTC',
    'Lightning Bitcoin': 'LNBTC',
    'Bitcoin Cash': 'BCH',
    Ether: 'ETH ETH_arb ETH_base ETH_m ETH_op',
    Litecoin: 'LTC',
    Dogecoin: 'DOGE',
    XRP: 'XRP',
    Solana: 'SOL',
    Polygon: 'MATIC MATIC_e',
    'Wrapped Bitcoin': 'WBTC WBTC_m',
    ApeCoin: 'APE',
    'Shiba Inu': 'SHIB SHIB_m',
    'Euro Coin': 'EUROC',
    Dai: 'DAI DAI_m',
    BUSD: 'BUSD BUSD_m',
    'Gemini Dollar': 'GUSD',
    'Pax Dollar': 'PAX',
    PYUSD: 'PYUSD',
    'USD Coin': 'USDC USDC_arb USDC_base USDC_op USDCn_m',
    'USD Coin (bridged)': 'USDC_m',
    Tether: 'USDT USDT_m USDTe_arb USDTe_op',
  }),
  columnLaw('CUR-016 to CUR-020 state the chain of each currency.', currencies, ({ chain }) => chain, {
    null: fiat,
    BTC: 'BTC',
    LIGHTNING: 'LNBTC',
    BCH: 'BCH',
    ETH: 'APE BUSD DAI ETH EUROC GUSD MATIC_e PAX PYUSD SHIB USDC USDT WBTC',
    MATIC: 'BUSD_m DAI_m ETH_m MATIC SHIB_m USDC_m USDCn_m USDT_m WBTC_m',
    ARB: 'ETH_arb USDC_arb USDTe_arb',
    OP: 'ETH_op USDC_op USDTe_op',
    BASE: 'ETH_base USDC_base',
    LTC: 'LTC',
    DOGE: 'DOGE',
    XRP: 'XRP',
    SOL: 'SOL',
  }),
]

const amountStatements = ({ currencies }: MoneyTables): ReadonlyArray<Law> => [
  columnLaw('CUR-002 and CUR-003 state the symbols.', currencies, ({ symbol }) => symbol, {
    $: 'GUSD PAX PYUSD USD USDC USDT',
    '€': 'EUR',
    '£': 'GBP',
    CA$: 'CAD',
    '₹': 'INR',
    A$: 'AUD',
    '¥': 'JPY',
    MX$: 'MXN',
    S$: 'SGD',
    NZ$: 'NZD',
    'CN¥': 'CNY',
    '₩': 'KRW',
    '₺': 'TRY',
    R$: 'BRL',
    HK$: 'HKD',
    R: 'ZAR',
    null: 'APE BCH BTC BUSD BUSD_m DAI DAI_m DOGE ETH ETH_arb ETH_base ETH_m ETH_op EUROC LNBTC LTC MATIC MATIC_e SHIB SHIB_m SOL USDC_arb USDC_base USDC_m USDC_op USDCn_m USDT_m USDTe_arb USDTe_op WBTC WBTC_m XRP',
  }),
  columnLaw(
    'CUR-028 and CUR-029 state the icon of each coin.',
    currencies,
    ({ icon }, code) => icon ?? `none ${code}`,
    {
      ...Object.fromEntries(fiat.split(' ').map((code) => [`none ${code}`, code])),
      btc: 'BTC',
      lightning: 'LNBTC',
      bch: 'BCH',
      eth: 'ETH ETH_arb ETH_base ETH_m ETH_op',
      ltc: 'LTC',
      doge: 'DOGE',
      xrp: 'XRP',
      sol: 'SOL',
      matic: 'MATIC MATIC_e',
      wbtc: 'WBTC WBTC_m',
      ape: 'APE',
      shib: 'SHIB SHIB_m',
      euroc: 'EUROC',
      dai: 'DAI DAI_m',
      busd: 'BUSD BUSD_m',
      gusd: 'GUSD',
      pax: 'PAX',
      pyusd: 'PYUSD',
      usdc: 'USDC USDC_arb USDC_base USDC_m USDC_op USDCn_m',
      usdt: 'USDT USDT_m USDTe_arb USDTe_op',
    },
  ),
  columnLaw('The exponent of the minor unit of each currency.', currencies, ({ decimals }) => decimals, {
    0: 'JPY',
    2: 'AUD BRL CAD CNY EUR GBP GUSD HKD INR KRW MXN NZD SGD TRY USD ZAR',
    6: 'EUROC PYUSD USDC USDC_arb USDC_base USDC_m USDC_op USDCn_m USDT USDT_m USDTe_arb USDTe_op XRP',
    8: 'BCH BTC DOGE LNBTC LTC WBTC WBTC_m',
    9: 'SOL',
    18: 'APE BUSD BUSD_m DAI DAI_m ETH ETH_arb ETH_base ETH_m ETH_op MATIC MATIC_e PAX SHIB SHIB_m',
  }),
  columnLaw(
    'CUR-022 states that amounts use the precision of the currency.',
    currencies,
    ({ precision }) => precision,
    {
      0: 'JPY KRW',
      2: 'AUD BRL BUSD BUSD_m CAD CNY DAI DAI_m EUR GBP GUSD HKD INR MXN NZD PAX PYUSD SGD TRY USD USDC USDC_arb USDC_base USDC_m USDC_op USDCn_m USDT USDT_m USDTe_arb USDTe_op ZAR',
      6: 'APE BCH BTC DOGE ETH ETH_arb ETH_base ETH_m ETH_op EUROC LNBTC LTC MATIC MATIC_e SHIB SHIB_m SOL WBTC WBTC_m XRP',
    },
  ),
]

/** Names of the rows for which a condition holds. */
const namesWhere = <R>(table: Readonly<Record<string, R>>, holds: (row: R) => boolean): string =>
  Object.entries(table)
    .filter(([, row]) => holds(row))
    .map(([name]) => name)
    .toSorted()
    .join(' ')

const exceptionStatements = ({ currencies, otherCodes, ...tables }: MoneyTables): ReadonlyArray<Law> => [
  law('CUR-005 to CUR-008 state the display codes that differ from the code without its suffix.', () =>
    mustEqual(
      Object.values(currencies).flatMap(({ displayCode }) => displayCode ?? []),
      ['BTC', 'USDP', 'USDC.e', 'USDC', 'USDT', 'USDT'],
      'the display codes',
    ),
  ),
  law('CUR-010 states the hidden currencies, and CUR-012 the restricted one.', () => {
    mustEqual(
      namesWhere(currencies, ({ hidden }) => hidden === true),
      'BUSD BUSD_m DAI_m SHIB_m WBTC_m',
      'the hidden currencies',
    )
    mustEqual(
      namesWhere(currencies, ({ restricted }) => restricted === true),
      'USDT',
      'the restricted currencies',
    )
  }),
  law('CUR-016 and CUR-029 state the alternative codes.', () =>
    mustEqual(
      otherCodes,
      { USDP: { of: 'PAX', icon: 'usdp' }, LIGHTNING: { of: 'LNBTC', icon: 'lightning' } },
      'the alternative codes',
    ),
  ),
  law('CUR-022 and CUR-027 state the default currency and its decimals.', () =>
    mustEqual([tables.defaultCurrency, tables.defaultPrecision], ['USD', 2], 'the defaults'),
  ),
]

const chainStatements = (tables: MoneyTables): ReadonlyArray<Law> => [
  law('CUR-017 to CUR-020 state the suffixes, and CUR-014 the names of chains.', () => {
    mustEqual(
      tables.chainSuffixes.map((pair) => pair.join(' ')),
      ['_e ETH', '_m MATIC', '_arb ARB', '_op OP', '_base BASE'],
      'the suffixes',
    )
    mustEqual(
      tables.chainNames,
      { ETH: 'Ethereum', MATIC: 'Polygon', LIGHTNING: 'Lightning', ARB: 'Arbitrum', OP: 'Optimism', BASE: 'Base' },
      'the names',
    )
  }),
  columnLaw('EXPL-003 to EXPL-024 state the pages of main networks.', tables.explorers, (row) => row?.main, {
    ...Object.fromEntries(
      ['BTC', 'BCH', 'ETH', 'DOGE', 'LTC'].map((chain) => [`{base}/#/${chain}/mainnet/tx/{txid}`, chain]),
    ),
    'https://livenet.xrpl.org/transactions/{txid}': 'XRP',
    'https://polygonscan.com/tx/{txid}': 'MATIC',
    'https://basescan.org/tx/{txid}': 'BASE',
    'https://arbiscan.io/tx/{txid}': 'ARB',
    'https://optimistic.etherscan.io/tx/{txid}': 'OP',
    'https://solscan.io/tx/{txid}': 'SOL',
    undefined: 'LIGHTNING',
  }),
  columnLaw('EXPL-015 to EXPL-023 state the pages of test networks.', tables.explorers, (row) => row?.test, {
    ...Object.fromEntries(['BTC', 'BCH', 'DOGE', 'LTC'].map((chain) => [`{base}/#/${chain}/testnet/tx/{txid}`, chain])),
    '{base}/#/ETH/sepolia/tx/{txid}': 'ETH',
    'https://testnet.xrpl.org/transactions/{txid}': 'XRP',
    'https://amoy.polygonscan.com/tx/{txid}': 'MATIC',
    'https://sepolia.basescan.org/tx/{txid}': 'BASE',
    'https://sepolia.arbiscan.io/tx/{txid}': 'ARB',
    'https://sepolia-optimism.etherscan.io/tx/{txid}': 'OP',
    'https://solscan.io/tx/{txid}?cluster=devnet': 'SOL',
    undefined: 'LIGHTNING',
  }),
  law('EXPL-018 states the pages of tokens, and EXPL-025 the networks of hosts.', () => {
    mustEqual(
      tables.tokenExplorer,
      { main: 'https://etherscan.io/tx/{txid}', test: 'https://sepolia.etherscan.io/tx/{txid}' },
      'the pages',
    )
    mustEqual(tables.networks, { local: 'test', test: 'test', production: 'main' }, 'the networks')
  }),
]

/** Laws that state the rows of Paydeck's own money tables, as its requirements do. */
export const moneyStatements = (tables: MoneyTables = moneyTables): ReadonlyArray<Law> => [
  ...nameStatements(tables),
  ...amountStatements(tables),
  ...exceptionStatements(tables),
  ...chainStatements(tables),
]
