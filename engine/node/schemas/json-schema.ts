/** A JSON Schema, draft-07, as far as the engine looks into one. */
export interface JsonSchema {
  [keyword: string]: unknown
  $ref?: string
  title?: string
  description?: string
  default?: unknown
  const?: unknown
  required?: string[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  additionalProperties?: boolean | JsonSchema
  oneOf?: JsonSchema[]
  discriminator?: { propertyName: string }
  definitions?: Record<string, JsonSchema>
}
