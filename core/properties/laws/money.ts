import { type MoneyTables, moneyTables } from '../../tables/money.ts'
import { type Law, law, mustEqual } from '../../testing/law.ts'
import { distinctLaw, eachRow, grouped, rowsOf } from './columns.ts'

const currencyLaws = ({ currencies, chainSuffixes, otherCodes }: MoneyTables): ReadonlyArray<Law> => {
  const suffixOf = (code: string) => chainSuffixes.find(([end]) => code.endsWith(end))
  const baseOf = (code: string): string => code.slice(0, code.length - (suffixOf(code)?.[0].length ?? 0))
  return [
    eachRow(
      'A currency has whole numbers of decimals from 0 to 18, and shows at most these (CUR-022).',
      currencies,
      (row) =>
        [row.decimals, row.precision].every((places) => Number.isInteger(places) && places >= 0 && places <= 18) &&
        row.precision <= row.decimals,
    ),
    eachRow('Fiat money has a symbol and no icon, and coins have an icon (CUR-003, CUR-028).', currencies, (row) =>
      row.chain === null ? row.symbol !== null && row.icon === null : row.icon !== null,
    ),
    eachRow(
      'Fiat money shows as many decimals as the platform does.',
      currencies,
      ({ chain, precision }, code) =>
        chain !== null ||
        new Intl.NumberFormat('en-US', { style: 'currency', currency: code }).resolvedOptions()
          .maximumFractionDigits === precision,
    ),
    distinctLaw('No two fiat currencies have the same symbol.', currencies, ({ chain, symbol }, code) =>
      chain === null ? symbol : code,
    ),
    distinctLaw('No two fiat currencies have the same name.', currencies, ({ chain, name }, code) =>
      chain === null ? name : code,
    ),
    eachRow(
      'The chain of a code with a suffix is the chain of the suffix (CUR-017 to CUR-020).',
      currencies,
      (row, code) => suffixOf(code) === undefined || suffixOf(code)?.[1] === row.chain,
    ),
    eachRow('A coin on another chain has the decimals, icon and precision of the coin.', currencies, (row, code) => {
      const base = currencies[baseOf(code)]
      return base === undefined || (['decimals', 'precision', 'icon'] as const).every((key) => row[key] === base[key])
    }),
    eachRow(
      'The symbol of a coin is the dollar sign, and only of coins that show 2 decimals.',
      currencies,
      (row) => row.chain === null || row.symbol === null || (row.symbol === '$' && row.precision === 2),
    ),
    eachRow(
      'A currency is hidden or restricted, but not both (CUR-010, CUR-012).',
      currencies,
      ({ hidden, restricted }) => !(hidden === true && restricted === true),
    ),
    eachRow(
      'A display code differs from the code, and has no suffix (CUR-009).',
      currencies,
      ({ displayCode }, code) =>
        displayCode === undefined ||
        (displayCode !== code && suffixOf(displayCode) === undefined && displayCode !== ''),
    ),
    eachRow(
      'An alternative code stands for a listed currency, and is not listed itself.',
      otherCodes,
      ({ of }, code) => of in currencies && !(code in currencies),
    ),
  ]
}

/** Words in the address of a page for a test network. */
const testWords = /test|sepolia|amoy|devnet/

const explorerLaws = ({
  chainNames,
  chainSuffixes,
  explorers,
  networks,
  tokenExplorer,
}: MoneyTables): ReadonlyArray<Law> => {
  const pages = { ...explorers, token: tokenExplorer }
  const addresses = rowsOf(pages).flatMap(([chain, row]) =>
    row === null ? [] : rowsOf(row).map(([network, address]) => [`${chain}-${network}`, address] as const),
  )
  return [
    eachRow('A page has an https address, or belongs to the own explorer (EXPL-001).', new Map(addresses), (address) =>
      /^(https:\/\/[a-z.-]+|\{base\}\/#)\/\S*\{txid\}/.test(address),
    ),
    eachRow(
      'Pages of test networks name the test network, and others do not (EXPL-015).',
      new Map(addresses),
      (page, name) => testWords.test(page) === name.endsWith('-test'),
    ),
    distinctLaw('No two networks have the same page.', new Map(addresses), String),
    eachRow('Both pages of a chain belong to one explorer.', pages, (row) =>
      row === null ? true : row.main.startsWith('{base}') === row.test.startsWith('{base}'),
    ),
    law('Only production uses main networks (EXPL-015, EXPL-025).', () =>
      mustEqual(grouped(networks, String)['main'], 'production', 'the hosts with main networks'),
    ),
    distinctLaw('No two suffixes stand for one chain.', new Map(chainSuffixes), String),
    eachRow('A suffix consists of an underscore and lower-case letters.', new Map(chainSuffixes), (_chain, suffix) =>
      /^_[a-z]+$/.test(suffix),
    ),
    distinctLaw('No two chains have the same name (CUR-014).', chainNames, String),
    eachRow('Each chain of a suffix has a name (CUR-014).', new Map(chainSuffixes), (chain) => chain in chainNames),
  ]
}

/** Laws of every set of money tables, whatever its currencies and explorers. */
export const moneyTableLaws = (tables: MoneyTables = moneyTables): ReadonlyArray<Law> => [
  ...currencyLaws(tables),
  ...explorerLaws(tables),
]
