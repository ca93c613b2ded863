import { parsePointer } from '../../lib/json/text-place'
import { findNearest } from '../../lib/problems/nearest'
import type { DocumentContext } from '../facts/context'
import type { FoundReference } from '../facts/find-references'
import type { WrittenAudience } from '../facts/variants'
import { isVariants, listAudiences, listUsedAudiences } from '../facts/variants'
import type { DocumentRule } from './rule'

/** A block with audience variants has a variant for every audience. */
export const missingVariant: DocumentRule = {
  name: 'missing-variant',
  scope: 'document',
  check(context) {
    const keys = listUsedAudiences(context).filter(({ pointer }) => isVariants(pointer))
    const audiences = keys.length > 0 ? listAudiences(context) : []
    return groupByPlace(keys).flatMap(({ place, ids }) => {
      const missing = audiences.filter(({ id }) => !ids.has(id))
      const misspelt = [...ids].filter((used) => audiences.every(({ id }) => id !== used))
      const meant = new Set(findMeant(misspelt, missing))
      const forgotten = missing.filter(({ id }) => !meant.has(id))
      if (forgotten.length === 0) return []
      const { file, pointer } = place
      const message = `${nameBlock(context, place)} has no variant for ${nameAudiences(forgotten)}.`
      return [{ file, pointer, at: 'key' as const, message, hint: renderHint(forgotten) }]
    })
  },
}

/** Misspelt audiences, which another rule reports. */
function findMeant(misspelt: string[], missing: WrittenAudience[]): string[] {
  const ids = missing.map(({ id }) => id)
  return misspelt.flatMap((word) => findNearest(word, ids).slice(0, 1))
}

function nameAudiences(audiences: WrittenAudience[]): string {
  const names = audiences.map(({ id, name }) => `"${id}" (${name})`)
  const last = names.pop()
  return names.length === 0
    ? `the audience ${last}`
    : `the audiences ${names.join(', ')} and ${last}`
}

function renderHint(audiences: WrittenAudience[]): string {
  const entries = audiences.map(({ id }) => `"${id}": { … }`).join(', ')
  const whose = audiences.length === 1 ? 'this audience' : 'each of these audiences'
  return `Add ${entries} to "byAudience", with what differs for ${whose}.`
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
