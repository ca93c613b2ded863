import { Box } from '@mantine/core'
import type { FocusEvent } from 'react'
import { memo, useLayoutEffect, useMemo, useRef } from 'react'
import type { FormSchema } from '../../core/editing/form-schema'
import { getOuterPointer } from '../../core/json-pointer'
import type { StudioProblem } from '../../core/studio/protocol'
import { Field } from './Field'
import { ObjectFields } from './fields/ObjectFields'
import type { FormHost } from './parts/form-host'
import { FormContext } from './parts/form-state'
import { NewPart } from './parts/NewPart'
import { openRoot } from './parts/slot'
import { useFocusInView } from './parts/use-focus-in-view'

export interface BlockFormProps {
  /**
   * The JSON Schema of the object. All references are to its own `definitions`. The first of its
   * `examples` shows which properties are essential.
   */
  schema: Record<string, unknown>
  /** The object: a block, or a document. */
  value: unknown
  /** The pointer of the object in its file. */
  pointer: string
  /** The problems of the file. */
  problems: StudioProblem[]
  host: FormHost
  /**
   * The pointer of the selected value. Its field gets the focus. With a new `schema` object, the
   * same value is selected again.
   */
  selected?: string
  /** If `true`, the author has just added the object. */
  isNew?: boolean
  /** Called with the pointer of the field that gets the focus. */
  onFocus?: (pointer: string) => void
}

/** The form of a block or a document. It edits the file as soon as something is entered. */
export const BlockForm = memo(function BlockForm(all: BlockFormProps) {
  const { value, pointer, problems, host, isNew = false, ...props } = all
  const { selected, onFocus } = props
  // The server has checked the schema.
  const schema = props.schema as FormSchema
  const root = useRef<HTMLDivElement>(null)
  useFocusInView(root)
  const state = useMemo(
    () => ({
      Field,
      host,
      schema,
      definitions: schema.definitions ?? {},
      value,
      problems,
      selected,
    }),
    [host, schema, value, problems, selected],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new schema selects a value. Otherwise, the author has focused another field, which may have lost the focus since.
  useLayoutEffect(() => {
    if (selected !== undefined && root.current) focusField(root.current, selected)
  }, [schema])
  const handleFocus = ({ target }: FocusEvent) => {
    const field = target.closest<HTMLElement>('[data-pointer]')
    // Buttons open and move parts of the form; they show no value.
    if (target.matches('input, textarea, select') && field?.dataset.pointer !== undefined)
      onFocus?.(field.dataset.pointer)
  }
  const field = { label: '', isRequired: true, control: { kind: 'group', schema }, schema } as const
  return (
    <FormContext value={state}>
      <Box ref={root} onFocus={handleFocus}>
        <NewPart isNew={isNew}>
          <ObjectFields
            field={field}
            control={field.control}
            slot={openRoot(host, pointer, value)}
          />
        </NewPart>
      </Box>
    </FormContext>
  )
})

/** Focuses the field of a value, or of the nearest value around it. */
function focusField(root: HTMLElement, selected: string): void {
  const fields = [...root.querySelectorAll<HTMLElement>('[data-pointer]')]
  for (let pointer = selected; pointer !== ''; pointer = getOuterPointer(pointer)) {
    const field = fields.find((one) => one.dataset.pointer === pointer)
    if (!field) continue
    if (!field.contains(root.ownerDocument.activeElement)) {
      field.querySelector<HTMLElement>('input, textarea, select, button')?.focus()
    }
    return
  }
}
