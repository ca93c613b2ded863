/** The part of JSON Schema, draft-07, that the engine reads. */
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
  anyOf?: JsonSchema[]
  inEditors?: JsonSchema
  discriminator?: { propertyName: string }
  definitions?: Record<string, JsonSchema>
}
