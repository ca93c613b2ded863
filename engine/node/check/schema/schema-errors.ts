import type { ErrorObject } from 'ajv'
import { findNearest } from '../../lib/problems/nearest'
import { TIME_NAMES } from '../../schemas/item-times'
import type { JsonSchema } from '../../schemas/json-schema'
import { findUsualName } from './usual-names'

/** An Ajv error with the properties that `verbose` adds. */
export interface AjvError extends ErrorObject {
  parentSchema: JsonSchema
}

/** Keywords that Ajv reports in addition to the error that caused them. */
const ECHOES = new Set(['if', 'propertyNames'])

/**
 * A misspelt name explains why the correct name is missing; a wrong type hides all other errors.
 */
export function dropConsequences(errors: AjvError[]): AjvError[] {
  const renamed = new Set<string>()
  for (const error of errors) {
    if (error.keyword !== 'additionalProperties') continue
    const meant = findSuccessor(error) ?? findMeantProperties(error)[0]
    if (meant) renamed.add(`${error.instancePath}/${meant}`)
  }
  const seen = new Set<string>()
  return errors
    .filter(({ keyword }) => !ECHOES.has(keyword))
    .sort((a, b) => rank(a) - rank(b))
    .filter(({ keyword, instancePath, params, propertyName, parentSchema }) => {
      const name: string = params.additionalProperty ?? params.missingProperty ?? propertyName
      if (keyword === 'required' && renamed.has(`${instancePath}/${name}`)) return false
      // Keeps one error per value and, for an object, at most one per property name. A duplicate
      // entry does not hide an error in the list's length.
      const own = keyword === 'uniqueItems' ? '#' : ''
      const subject = name === undefined ? `${instancePath}${own}` : `${instancePath}/${name}`
      if (own && seen.has(`${instancePath}!`)) return false
      if (keyword === 'type') seen.add(`${instancePath}!`)
      if (seen.has(subject)) return false
      seen.add(subject)
      // Without its kind, a value cannot be validated further.
      if (keyword === 'required' && parentSchema.discriminator?.propertyName === name) {
        seen.add(instancePath)
      }
      return true
    })
}

function rank({ keyword }: AjvError): number {
  return keyword === 'required' || keyword === 'type' ? 0 : 1
}

/** An unknown property's new name, from `renamed` in its schema. */
export function findSuccessor({ keyword, params, parentSchema }: AjvError): string | undefined {
  if (keyword !== 'additionalProperties') return undefined
  const name: string = params.additionalProperty
  const renamed = (parentSchema.renamed ?? {}) as Record<string, string>
  const successor = Object.hasOwn(renamed, name) ? renamed[name] : undefined
  return successor && Object.hasOwn(parentSchema.properties ?? {}, successor)
    ? successor
    : undefined
}

/** The properties that a misspelt property may mean. */
export function findMeantProperties({
  params,
  parentSchema,
  data,
  instancePath,
}: AjvError): string[] {
  const name: string = params.additionalProperty
  const value = (data as Record<string, unknown>)[name]
  const known = Object.entries(parentSchema.properties ?? {})
  const fitting = known.filter(([, schema]) => !isTooMuch(value, schema))
  const names = fitting.map(([property]) => property)
  // A list entry may have publishing times, whatever its schema.
  const isEntry = /\/\d+$/.test(instancePath)
  const nearest = findNearest(name, isEntry ? [...names, ...TIME_NAMES] : names)
  const usual = nearest.length === 0 ? findUsualName(name, names) : undefined
  return usual === undefined ? nearest : [usual]
}

/** Returns `true` for a list or an object where the schema expects a string or a number. */
function isTooMuch(value: unknown, { type }: JsonSchema): boolean {
  return typeof value === 'object' && ['string', 'boolean', 'integer', 'number'].includes(`${type}`)
}
