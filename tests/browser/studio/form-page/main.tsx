/** A page with one form. The test applies its edits and answers its questions. */
import '@mantine/core/styles.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { resolvePointer } from '../../../../engine/core/json-pointer'
import type { StudioProblem } from '../../../../engine/core/studio/protocol'
import { BlockForm } from '../../../../engine/studio/form/BlockForm'
import type { FormHost } from '../../../../engine/studio/form/parts/form-host'
import { StudioTheme } from '../../../../engine/studio/kit/StudioTheme'

export interface FormInput {
  schema: Record<string, unknown>
  /** The file of the object. */
  file: unknown
  pointer: string
}

declare global {
  interface Window {
    formInput: FormInput
    /** Applies an edit. Returns the new text of the file. */
    sendEdit: (...edit: Parameters<FormHost['edit']>) => Promise<string>
    findChoices: FormHost['choices']
    /** Replaces the file, as another program does. */
    setFile: (file: unknown) => void
    setProblems: (problems: StudioProblem[]) => void
    select: (pointer: string) => void
    opened: string[]
    focused: string[]
  }
}

const { schema, pointer, file: before } = window.formInput
window.opened = []
window.focused = []

function FormPage() {
  const [file, setFile] = useState(before)
  const [problems, setProblems] = useState<StudioProblem[]>([])
  // Each selection comes with a schema of its own.
  const [form, open] = useState<{ schema: typeof schema; selected?: string }>({ schema })
  const select = (selected: string) => open({ schema: { ...schema }, selected })
  Object.assign(window, { setFile, setProblems, select })
  const host: FormHost = {
    edit: async (...edit) => setFile(JSON.parse(await window.sendEdit(...edit))),
    choices: window.findChoices,
    upload: async ({ name, size }) => {
      if (size === 0) throw new Error(`${name} is empty.`)
      return `/assets/${name}`
    },
    open: (inner) => window.opened.push(inner),
  }
  return (
    <StudioTheme>
      <main>
        <h1>Form</h1>
        <BlockForm
          schema={form.schema}
          value={resolvePointer(file, pointer)}
          pointer={pointer}
          problems={problems}
          host={host}
          selected={form.selected}
          onFocus={(place) => window.focused.push(place)}
        />
      </main>
    </StudioTheme>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<FormPage />)
