/** `price-list` → `PriceList` */
export function nameComponent(type: string): string {
  return type.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())
}

/** The files of a new block type, by their paths. */
export function buildBlockFiles(type: string, description: string): Map<string, string> {
  const name = nameComponent(type)
  return new Map([
    [`schemas/blocks/${type}.schema.json`, buildSchema(type, description)],
    [`blocks/${type}/${name}.tsx`, buildComponent(name, description)],
    [`blocks/${type}/${name}.module.css`, STYLES],
    [`blocks/${type}/examples.json`, buildExamples(type)],
  ])
}

function buildSchema(type: string, description: string): string {
  return `{
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "${nameComponent(type)}Block",
  "description": ${JSON.stringify(description)},
  "type": "object",
  "additionalProperties": false,
  "required": ["type", "texts"],
  "properties": {
    "type": {
      "description": "The block type.",
      "const": "${type}"
    },
${['id', 'tone', 'lazy'].map((name) => refer(name, name)).join('')}${refer('eyebrow', 'text')}${refer('title', 'text')}${refer('text', 'richText')}    "texts": {
      "description": "The texts, in order.",
      "type": "array",
      "minItems": 1,
      "items": {
        "$ref": "../definitions.schema.json#/definitions/richText"
      }
    }
  }
}
`
}

function refer(property: string, definition: string): string {
  return `    "${property}": {
      "$ref": "../definitions.schema.json#/definitions/${definition}"
    },
`
}

function buildComponent(name: string, description: string): string {
  return `import { RichText, Section } from '../../engine/block-api'
import type { ${name}Block } from '../../schemas/generated/types'
import styles from './${name}.module.css'

/** ${description.replaceAll('*/', '* /')} */
export function ${name}({ block }: { block: ${name}Block }) {
  return (
    <Section block={block}>
      <ul className={styles.texts}>
        {block.texts.map((text) => (
          <li key={text}>
            <RichText text={text} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
`
}

const STYLES = `.texts {
  display: grid;
  gap: 1rem;
}

.texts > li {
  padding-top: 1rem;
  border-top: 1px solid var(--line);
}
`

function buildExamples(type: string): string {
  return `[
  {
    "name": "titled",
    "description": "Two texts under a heading.",
    "block": {
      "type": "${type}",
      "tone": "mist",
      "title": "What comes first",
      "texts": ["The first text.", "The second one, with **weight**."]
    }
  },
  {
    "name": "plain",
    "description": "One text without a heading.",
    "block": {
      "type": "${type}",
      "texts": ["A text that stands by itself."]
    }
  }
]
`
}
