import { isClear } from '../../blocks/flow/flow-arrows'
import { findUntaken } from '../../blocks/form/autocomplete'
import type {
  ComparisonBlock,
  FlowBlock,
  FormBlock,
  FormField,
  FormRule,
  LinkItem,
  ListingsBlock,
  OfficesBlock,
  Picture,
  StatBar,
} from '../../schemas/generated/types'

/** What the checker wants of values beyond their schemas, by the schemas' titles. */
export const MEND: Record<string, (value: never) => unknown> = {
  LinkItem: (link: LinkItem) => (link.href ? link : { ...link, placeholder: true }),
  // A caption that says the same would be read out twice.
  Picture: (picture: Picture) => ({ ...picture, alt: picture.alt && `${picture.alt}, drawn` }),
  ComparisonBlock: mendTable,
  ComparisonBlockVariant: mendTable,
  // The drawn part lies on its scale.
  StatBar: ({ from = 0, to, ...bar }: StatBar) => {
    const end = Math.min(to, bar.of)
    return { ...bar, from: Math.min(from, end), to: end }
  },
  // Search engines leave out a job without its country.
  ListingsBlock: mendJobs,
  ListingsBlockVariant: mendJobs,
  OfficesBlock: mendOffices,
  OfficesBlockVariant: mendOffices,
  FlowBlock: mendDiagram,
  FlowBlockVariant: mendDiagram,
  FormBlock: mendForm,
  FormBlockVariant: mendForm,
}

/** Each row has a cell for each column. A variant has both or neither. */
function mendTable({ columns, rows, ...rest }: Partial<ComparisonBlock>) {
  if (!columns || !rows) return withSomething(rest)
  return {
    ...rest,
    columns,
    rows: rows.map(({ cells, ...row }) => ({
      ...row,
      cells: columns.map((_, index) => cells[index % cells.length]),
    })),
  }
}

/** A variant says something. */
function withSomething<T extends object>(rest: T): T {
  return Object.keys(rest).length > 0 ? rest : { ...rest, title: 'x' }
}

function mendJobs<T extends Partial<ListingsBlock>>(block: T): T {
  if (!block.items) return block
  return { ...block, items: block.items.map((item) => ({ country: 'AU', ...item })) }
}

/** Exactly one is the head office. */
function mendOffices({ items, ...rest }: Partial<OfficesBlock>) {
  if (!items) return rest
  const main = Math.max(
    0,
    items.findIndex(({ isPrimary }) => isPrimary),
  )
  const offices = items.map((office, index) => ({ ...office, isPrimary: index === main }))
  return { ...rest, items: offices }
}

/** Each node has an id and a cell of its own, and arrows lead where they can be drawn. */
function mendDiagram({ nodes: given, links: wanted, ...rest }: Partial<FlowBlock>) {
  if (!given || !wanted) return withSomething(rest)
  const cells = new Set<string>()
  const free = given.filter(({ column, row }) => {
    const cell = `${column} ${row}`
    return !cells.has(cell) && cells.add(cell)
  })
  const [first] = free
  const beside = first && { ...first, column: first.column === 1 ? 2 : first.column - 1 }
  const kept = free.length > 1 || !beside ? free : [...free, beside]
  const nodes = kept.map((node, index) => ({ ...node, id: `${index} ${node.id}` }))
  const ways = nodes.flatMap((from) =>
    nodes
      .filter((to) => to !== from && isClear(from, to, nodes))
      .map((to) => ({ from: from.id, to: to.id })),
  )
  // Where nothing leads anywhere a node is put beside the first.
  if (ways.length > 0) return { ...rest, nodes, links: ways.slice(0, Math.max(1, wanted.length)) }
  const [one] = nodes
  if (!one) return rest
  const other = { ...one, id: 'beside', column: one.column === 1 ? 2 : one.column - 1 }
  return { ...rest, nodes: [one, other], links: [{ from: one.id, to: other.id }] }
}

const PATTERNS = ['\\d+', '[A-Z]{2,3}', '.*']

function mendForm({ fields: given, limit, prefill, ...rest }: Partial<FormBlock>) {
  if (!given) return withSomething(rest)
  const fields = given.map(
    (field, index) => mendField({ ...field, name: `${field.name}x${index}` }) as FormField,
  )
  const name = fields.find((field) => 'rules' in field || isTyped(field))?.name
  return {
    ...rest,
    fields,
    ...(limit && name ? { limit: { ...limit, by: name } } : {}),
    ...(prefill && name
      ? { prefill: { ...prefill, field: name, items: prefill.items.map(mendCard) } }
      : {}),
  }
}

function isTyped({ type }: FormField): boolean {
  return type !== 'decoy' && type !== 'file'
}

function mendCard<T extends { value: string }>(card: T, index: number): T {
  return { ...card, value: `${index} ${card.value}` }
}

function mendField(field: FormField): FormField {
  const fill = 'autocomplete' in field ? field.autocomplete : undefined
  const untaken = fill !== undefined && findUntaken(fill, field.type) !== undefined
  const options =
    field.type === 'select'
      ? {
          options: field.options.map((option, index) => ({
            ...option,
            value: `${index} ${option.value}`,
          })),
        }
      : {}
  const rules = 'rules' in field && field.rules ? { rules: mendRules(field.rules) } : {}
  return { ...field, ...options, ...rules, ...(untaken && { autocomplete: 'off' }) } as FormField
}

function mendRules(rules: FormRule[]): FormRule[] {
  return rules.map((rule, index) => {
    if (rule.rule === 'pattern') return { ...rule, value: PATTERNS[index % 3] ?? '.*' }
    if (rule.rule === 'maxLength') return { ...rule, value: Number(rule.value) + 1001 }
    return rule
  })
}

/** The block with every anchor its own. */
export function withOwnIds<T>(block: T): T {
  let count = 0
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    const isNode = 'column' in value
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => {
        if (key !== 'id' || isNode) return [key, walk(child)]
        count += 1
        return [key, count === 1 ? child : `${child}-${count}`]
      }),
    )
  }
  return walk(block) as T
}
