import { writeLabel } from '../../../../core/editing/labels'
import { isRecord } from '../../../lib/files/is-record'
import { rememberFor } from '../../../lib/files/remember-for'
import type { Schemas } from '../../../schemas/schemas'
import { bundleSchema } from '../../../schemas/schemas'

/** Property → its label, by kind of file. */
const rememberLabels = rememberFor<Schemas, Map<string, string>>()

/** The labels of all properties that the first file named in a text can contain. */
export function listPropertyLabels(text: string, schemas: Schemas): Map<string, string> {
  const file = text.split(' ').find((word) => word.includes('.json')) ?? ''
  const kind = file.split('.')[0] ?? ''
  if (!schemas.kinds.includes(kind)) return new Map()
  return rememberLabels(schemas, kind, () => {
    const labels = new Map<string, string>()
    addLabels(labels, bundleSchema(schemas, kind))
    return labels
  })
}

/** The first property with a name has priority. */
function addLabels(labels: Map<string, string>, schema: unknown): void {
  if (Array.isArray(schema)) for (const one of schema) addLabels(labels, one)
  if (!isRecord(schema)) return
  if (isRecord(schema.properties)) {
    for (const [name, property] of Object.entries(schema.properties)) {
      const { label } = isRecord(property) ? property : {}
      if (!labels.has(name)) labels.set(name, typeof label === 'string' ? label : writeLabel(name))
    }
  }
  for (const inner of Object.values(schema)) addLabels(labels, inner)
}
