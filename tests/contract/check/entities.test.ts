/** The specification's entities, as the check sees them. */
import { describe, expect, it } from 'vitest'
import { renderCaseReport } from '../../support/check/rule-cases'

type Entity = Record<string, unknown>

interface EntityCase {
  name: string
  entity: Entity
  required: string[]
  /** A misspelled name, and the correct one. */
  misspelt: [written: string, meant: string]
  /** The files of a site that contains the entity. */
  files: (entity: Entity) => Record<string, unknown>
}

const page = (block: Entity) => ({
  'pages/index.json': {
    title: 'Page',
    description: 'A page.',
    blocks: [block, { type: 'hero', title: 'Page' }],
  },
})
const inItems =
  (type: string, more: Entity = {}) =>
  (entity: Entity) =>
    page({ type, ...more, items: [entity] })

const LISTINGS = {
  title: 'Open positions',
  label: 'Departments',
  filters: [{ label: 'All' }, { label: 'Design', value: 'Design' }],
  empty: 'Nothing at present.',
  action: 'Apply Now',
}

const CASES: EntityCase[] = [
  {
    name: 'solution card',
    entity: { title: 'Loans', text: 'Lending.', icon: 'file-dollar', href: '/' },
    required: ['title', 'text'],
    misspelt: ['titel', 'title'],
    files: inItems('cards'),
  },
  {
    name: 'role card',
    entity: { title: 'CFO', text: 'Figures.', href: '/', linkLabel: 'See figures' },
    required: ['title', 'text'],
    misspelt: ['linkLable', 'linkLabel'],
    files: inItems('cards'),
  },
  {
    name: 'integration card',
    entity: { title: 'Payments', text: 'Messages.' },
    required: ['title', 'text'],
    misspelt: ['txt', 'text'],
    files: (entity) => page({ type: 'split', title: 'Connects', points: [entity] }),
  },
  {
    name: 'compliance item',
    entity: { title: 'ISO 27001:2022', text: 'Certified.' },
    required: ['title', 'text'],
    misspelt: ['tilte', 'title'],
    files: (entity) => page({ type: 'split', title: 'Complies', points: [entity] }),
  },
  {
    name: 'resource card',
    entity: {
      icon: 'book',
      title: 'Documentation',
      text: 'All of it.',
      features: ['Search'],
      action: { label: 'Open', href: '/' },
    },
    required: ['title', 'text'],
    misspelt: ['feature', 'features'],
    files: inItems('cards'),
  },
  {
    name: 'FAQ item',
    entity: { id: 'why', question: 'Why?', answer: 'Because.', category: 'Platform' },
    required: ['id', 'question', 'answer'],
    misspelt: ['anser', 'answer'],
    files: inItems('faq'),
  },
  {
    name: 'job',
    entity: {
      id: 'dev-001',
      title: 'Engineer',
      location: 'Perth',
      type: 'Full-time',
      department: 'Engineering',
      description: 'Builds.',
    },
    required: ['id', 'title', 'location', 'description'],
    misspelt: ['locaton', 'location'],
    files: inItems('listings', LISTINGS),
  },
  {
    name: 'internship',
    entity: {
      id: 'intern-001',
      title: 'Intern',
      location: 'Perth',
      duration: '3 months',
      departments: ['Design'],
      description: 'Learns.',
    },
    required: ['id', 'title', 'location', 'description'],
    misspelt: ['durations', 'duration'],
    files: inItems('listings', LISTINGS),
  },
  {
    name: 'search entry',
    entity: { title: 'Home', description: 'All.', type: 'Company', keywords: ['home'], order: 1 },
    required: ['type'],
    misspelt: ['keyword', 'keywords'],
    files: (search) => ({
      'pages/index.json': {
        title: 'Page',
        description: 'A page.',
        search,
        blocks: [{ type: 'hero', title: 'Page' }],
      },
    }),
  },
  {
    name: 'redirect rule',
    entity: { from: '/old', to: '/', status: 301 },
    required: ['from', 'to'],
    misspelt: ['form', 'from'],
    files: (rule) => ({ 'redirects.json': { rules: [rule] } }),
  },
  {
    name: 'institution type',
    entity: { id: 'corporate', name: 'Corporate', description: 'Groups.' },
    required: ['id', 'name', 'description'],
    misspelt: ['desciption', 'description'],
    files: (audience) => ({ 'audiences.json': { audiences: [audience] } }),
  },
]

const report = (id: string, files: Record<string, unknown>) =>
  renderCaseReport(`entity-${id.replaceAll(' ', '-')}`, files)

describe.each(CASES)('a $name (R-287)', ({ name, entity, required, misspelt, files }) => {
  it('may have the fields of the specification', async () => {
    expect(await report(name, files(entity))).toMatch(/^No problems/)
  })

  it.each(required)(`needs "%s"`, async (field) => {
    const { [field]: _, ...rest } = entity
    expect(await report(`${name}-${field}`, files(rest))).toContain(`needs "${field}".`)
  })

  it('may have no other field, and hears what was meant', async () => {
    const [written, meant] = misspelt
    const { [meant]: value, ...rest } = entity
    const reported = await report(`${name}-other`, files({ ...rest, [written]: value ?? 'x' }))
    expect(reported).toContain(`has no property "${written}".`)
    expect(reported).toContain(`Did you mean "${meant}"?`)
  })
})

describe('lists', () => {
  it('may not have an id twice (R-290)', async () => {
    const item = { id: 'same', question: 'Why?', answer: 'Because.' }
    expect(await report('twice', page({ type: 'faq', items: [item, item] }))).toContain(
      'The id "same" is used twice on one page.',
    )
  })
})
