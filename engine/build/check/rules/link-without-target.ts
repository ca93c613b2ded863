import { parsePointer } from '../../text-place'
import type { Rule } from './rule'

/**
 * A link in a menu or a list has an `href`, or says that it is a placeholder. Links are told by
 * the `placeholder` that their schema fills in; actions have it too, but also a `variant`, and may
 * be buttons.
 */
export const linkWithoutTarget: Rule = {
  name: 'link-without-target',
  check({ documents }) {
    return documents.flatMap(({ file, data, references }) =>
      references
        .filter(({ pointer }) => pointer.endsWith('/label'))
        .map(({ pointer }) => pointer.slice(0, -'/label'.length))
        .filter((pointer) => isUnfinished(resolveValue(data, pointer)))
        .map((pointer) => ({
          file,
          pointer,
          message: 'This link leads nowhere.',
          hint: 'Give it an "href", or write "placeholder": true.',
        })),
    )
  },
}

function isUnfinished(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { placeholder, href } = value as Record<string, unknown>
  return placeholder === false && href === undefined && !('variant' in value)
}

function resolveValue(data: unknown, pointer: string): unknown {
  let value = data
  for (const part of parsePointer(pointer)) value = (value as Record<string, unknown>)[part]
  return value
}
