/** A project with block types of its own, as their developers write them: one static, one not. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const SHARED = '../../schemas/definitions.schema.json#/definitions/'
const refer = (definition: string, description: string) => ({
  $ref: SHARED + definition,
  description,
})

/** The schema of a block type with an item list. */
function buildSchema(type: string, properties: object, required: string[]): object {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: `${type.charAt(0).toUpperCase()}${type.slice(1)}Block`,
    description: `What we sell at the ${type}.`,
    type: 'object',
    additionalProperties: false,
    required: ['type', ...required],
    properties: {
      type: { description: 'The type of the block.', const: type },
      ...Object.fromEntries(['id', 'tone', 'lazy'].map((name) => [name, { $ref: SHARED + name }])),
      title: refer('text', 'The heading of the block.'),
      ...properties,
    },
  }
}

const GOODS = {
  description: 'The goods, in order.',
  type: 'array',
  minItems: 1,
  items: {
    title: 'StallItem',
    description: 'One of the goods.',
    type: 'object',
    additionalProperties: false,
    required: ['symbol', 'name'],
    properties: {
      symbol: refer('icon', 'An icon that shows it.'),
      name: refer('text', 'What it is.'),
      note: refer('richText', 'A few words about it.'),
    },
  },
}

/** Renders no hook and no listener, so it stays HTML. */
const STALL = {
  schema: buildSchema(
    'stall',
    {
      photo: refer('picture', 'A picture of the stall.'),
      goods: GOODS,
      order: refer('action', 'How to order.'),
    },
    ['title', 'photo', 'goods', 'order'],
  ),
  component: `import { Actions, Icon, Picture, RichText, Section } from 'quire-pages/blocks'
import type { StallBlock } from 'quire-pages/types'
import styles from './Stall.module.css'

/** What we sell at the stall. */
export function Stall({ block }: { block: StallBlock }) {
  return (
    <Section block={block}>
      <Picture picture={block.photo} sizes="30rem" />
      <ul className={styles.goods}>
        {block.goods.map(({ symbol, name, note }, index) => (
          <li key={index}>
            <Icon name={symbol} size={32} />
            <strong>{name}</strong>
            {note && <RichText text={note} />}
          </li>
        ))}
      </ul>
      <Actions items={[block.order]} />
    </Section>
  )
}
`,
  styles: '.goods { padding: 1rem; }\n',
  block: {
    type: 'stall',
    title: 'On Saturdays at the market',
    photo: { src: '/assets/pictures/PICTURE', alt: 'Loaves on a table' },
    goods: [
      { symbol: 'bread', name: 'Rye rolls', note: 'Baked *at four*.' },
      { symbol: 'cookie', name: 'Biscuits' },
    ],
    order: { label: 'Keep me a loaf', href: '/order' },
  },
}

/** Its hint and its answer are shown by a state of React. */
const COUNTER = {
  schema: buildSchema(
    'counter',
    {
      question: refer('text', 'The text of the button that shows the answer.'),
      answer: refer('richText', 'The answer to the question.'),
    },
    ['title', 'question', 'answer'],
  ),
  component: `import { RichText, Section } from 'quire-pages/blocks'
import type { CounterBlock } from 'quire-pages/types'
import { useState } from 'react'
import styles from './Counter.module.css'

/** What we sell at the counter. */
export function Counter({ block }: { block: CounterBlock }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Section block={block}>
      <button type="button" className={styles.question} onClick={() => setOpen(!isOpen)}>
        {block.question}
      </button>
      {isOpen && <p><RichText text={block.answer} /></p>}
    </Section>
  )
}
`,
  styles: '.question { padding: 1rem; }\n',
  block: {
    type: 'counter',
    title: 'Asked at the counter',
    question: 'Is there cake?',
    answer: 'On Sundays, until it is *eaten*.',
  },
}

/** Adds the block types to a project. Returns a block of each. */
export function writeOwnBlocks(project: string, picture: string): Record<string, unknown>[] {
  for (const { schema, component, styles, block } of [STALL, COUNTER]) {
    const name = block.type.charAt(0).toUpperCase() + block.type.slice(1)
    const write = (file: string, text: string) => {
      const path = join(project, 'blocks', block.type, file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    }
    const examples = [{ name: 'plain', description: 'A few of the goods.', block }]
    write('schema.json', JSON.stringify(schema))
    write(`${name}.tsx`, component)
    write(`${name}.module.css`, styles)
    write('examples.json', JSON.stringify(examples).replace('PICTURE', picture))
  }
  return [STALL.block, COUNTER.block].map((block) =>
    JSON.parse(JSON.stringify(block).replace('PICTURE', picture)),
  )
}
