import { Code } from '@mantine/core'

/** A text with code between backticks, as in the descriptions of schemas. */
export function CodeText({ text }: { text: string }) {
  // Every second part was between backticks.
  return text.split('`').map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity.
    return index % 2 === 0 ? part : <Code key={index}>{part}</Code>
  })
}
