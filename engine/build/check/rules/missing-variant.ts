import { parsePointer } from '../../text-place'
import type { DocumentContext } from '../context'
import type { FoundReference } from '../find-references'
import { isVariants, listAudiences, listUsedAudiences } from '../variants'
import type { DocumentRule } from './rule'

/** A block that varies by audience has something for every audience. */
export const missingVariant: DocumentRule = {
  name: 'missing-variant',
  scope: 'document',
  check(context) {
    const keys = listUsedAudiences(context).filter(({ pointer }) => isVariants(pointer))
    const audiences = keys.length > 0 ? listAudiences(context) : []
    return groupByPlace(keys).flatMap(({ place, ids }) =>
      audiences
        .filter(({ id }) => !ids.has(id))
        .map(({ id, name }) => ({
          file: place.file,
          pointer: place.pointer,
          at: 'key' as const,
          message: `${nameBlock(context, place)} has nothing for the audience "${id}" (${name}).`,
          hint: `Add "${id}": { … } to "byAudience", with what differs for this reader.`,
        })),
    )
  },
}

function groupByPlace(keys: FoundReference[]): { place: FoundReference; ids: Set<string> }[] {
  const groups = new Map<string, { place: FoundReference; ids: Set<string> }>()
  for (const key of keys) {
    const name = `${key.file}#${key.pointer}`
    const group = groups.get(name) ?? { place: key, ids: new Set() }
    group.ids.add(key.value)
    groups.set(name, group)
  }
  return [...groups.values()]
}

function nameBlock({ documents }: DocumentContext, { file, pointer }: FoundReference): string {
  let value: unknown = documents.find((document) => document.file === file)?.data
  for (const part of parsePointer(pointer).slice(0, -1)) {
    value = (value as Record<string, unknown> | undefined)?.[part]
  }
  const { id, type } = (value ?? {}) as Record<string, unknown>
  return typeof id === 'string' ? `The block "${id}"` : `This "${type}" block`
}
