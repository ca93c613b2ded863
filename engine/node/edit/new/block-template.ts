import { isPackage } from '../../lib/files/invocation'
import { getComponentName } from '../../schemas/generate/generate-blocks'
import { blockSchemaFile } from '../../schemas/schemas'

/** The line width of biome.json. */
const LINE_WIDTH = 100

/** The files of a new block type, by path. */
export function buildBlockFiles(type: string, description: string): Map<string, string> {
  const name = getComponentName(type)
  return new Map([
    [blockSchemaFile(type), buildSchema(type, description)],
    [`blocks/${type}/${name}.tsx`, buildComponent(name, description)],
    [`blocks/${type}/${name}.module.css`, STYLES],
    [`blocks/${type}/examples.json`, buildExamples(type)],
  ])
}

function buildSchema(type: string, description: string): string {
  return `{
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "${getComponentName(type)}Block",
  "description": ${JSON.stringify(description)},
  "type": "object",
  "additionalProperties": false,
  "required": ["type", "texts"],
  "properties": {
    "type": {
      "description": "The type of the block.",
      "const": "${type}"
    },
${['id', 'tone', 'lazy'].map((name) => refer(name, name)).join('')}${HEADING.map(([name, shape, description]) => refer(name, shape, description)).join('')}    "texts": {
      "description": "The texts, in order.",
      "type": "array",
      "minItems": 1,
      "items": {
        "$ref": "../../schemas/definitions.schema.json#/definitions/richText"
      }
    }
  }
}
`
}

/** The properties for a section's heading. */
const HEADING = [
  ['eyebrow', 'text', 'A short line above the title, such as the topic of the section.'],
  ['title', 'text', 'The heading of the block.'],
  ['text', 'richText', 'An introduction below the heading.'],
] as const

function refer(property: string, definition: string, description?: string): string {
  const descriptionLine =
    description === undefined ? '' : `,\n      "description": "${description}"`
  return `    "${property}": {
      "$ref": "../../schemas/definitions.schema.json#/definitions/${definition}"${descriptionLine}
    },
`
}

/** Formatted as Biome does: a line that is too long is broken at every brace. */
function buildSignature(name: string): string {
  const line = `export function ${name}({ block }: { block: ${name}Block }) {`
  if (line.length <= LINE_WIDTH) return line
  return `export function ${name}({\n  block,\n}: {\n  block: ${name}Block\n}) {`
}

function buildComponent(name: string, description: string): string {
  const [api, types] = isPackage
    ? ['quire-pages/blocks', 'quire-pages/types']
    : ['../../engine/block-api', '../../schemas/generated/types']
  const imports = [
    `import { RichText, Section } from '${api}'`,
    `import type { ${name}Block } from '${types}'`,
    `import styles from './${name}.module.css'`,
  ]
  // Biome, which checks the repository, requires the reason.
  const reason = isPackage
    ? 'The index, because two entries can be equal.'
    : 'biome-ignore lint/suspicious/noArrayIndexKey: two entries can be equal.'
  return `${imports.join('\n')}

/** ${description.replaceAll('*/', '* /')} */
${buildSignature(name)}
  return (
    <Section block={block}>
      <ul className={styles.texts}>
        {block.texts.map((text, index) => (
          // ${reason}
          <li key={index}>
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
      "texts": ["A single text."]
    }
  }
]
`
}
