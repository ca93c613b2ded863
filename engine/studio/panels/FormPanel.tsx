import { Stack, Text, Title } from '@mantine/core'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { THEME_PLACE } from '../../core/editing/file-labels'
import { resolvePointer } from '../../core/json-pointer'
import type { FormData } from '../../core/studio/protocol'
import { BlockForm } from '../form/BlockForm'
import type { FormHost } from '../form/parts/form-host'
import { ThemeForm } from '../look/ThemeForm'
import { duplicateItem } from '../order/item-commands'
import { NestedBlocks } from '../order/NestedBlocks'
import { findBlockLabel, isAt } from '../session/outline'
import { request, upload } from '../session/request'
import { useSession, useStudio } from '../session/use-studio'
import { Conflicts } from './Conflicts'
import { FormSource } from './FormSource'
import { PageCommands } from './PageCommands'

/** The form of what is selected. */
export function FormPanel() {
  const form = useStudio((state) => state.selection?.form)
  const hasPage = useStudio((state) => state.page !== undefined)
  if (form) return <SelectedForm key={`${form.place.file}${form.place.pointer}`} form={form} />
  if (!hasPage) return null
  return (
    <Text p="md" size="sm" c="dimmed">
      Click a text, a picture or a button on the page to change it.
    </Text>
  )
}

function SelectedForm({ form }: { form: FormData }) {
  const { place, type, label } = form
  const { file, pointer } = place
  const session = useSession()
  const page = useStudio((state) => state.page)
  const focused = useStudio((state) => state.selection?.focused)
  const problems = useStudio((state) => state.problems)
  const host = useFormHost(file)
  const own = useMemo(() => problems.filter((one) => one.file === file), [problems, file])
  // Changes with every edit, confirmed or not.
  useStudio((state) => state.pendingCount)
  useStudio((state) => state.files)
  const value = useStable(resolvePointer(session.readValue(file), pointer))
  const focus = useCallback((field: string) => session.focus(field), [session])
  const isAdded = useStudio(({ selection }) => selection?.takesFocus === true)
  const [isNew] = useState(isAdded)
  const heading = useFocusIfAdded(form, isAdded)
  const fields = (
    <BlockForm
      schema={form.schema}
      value={value}
      pointer={pointer}
      problems={own}
      host={host}
      selected={focused}
      isNew={isNew}
      onFocus={focus}
    />
  )
  return (
    <Stack p="md">
      <Title ref={heading} tabIndex={-1} order={2} size="h4">
        {label}
      </Title>
      <FormSource form={form} />
      <Conflicts file={file} />
      {isAt(place, THEME_PLACE) ? (
        <ThemeForm theme={value} schema={form.schema}>
          {fields}
        </ThemeForm>
      ) : (
        fields
      )}
      {type === undefined && file === page?.file && <PageCommands page={page} />}
    </Stack>
  )
}

/** The heading gets the focus if the object was just added. */
function useFocusIfAdded(form: FormData, isAdded: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each added object has a form of its own.
  useEffect(() => {
    if (isAdded) heading.current?.focus()
  }, [isAdded, form])
  return heading
}

/** The same value as before if its JSON is the same. The form then does not render again. */
function useStable(value: unknown): unknown {
  const text = JSON.stringify(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value has the same JSON as long as the text is the same.
  return useMemo(() => value, [text])
}

/** The connection of a file's forms to the session. */
function useFormHost(file: string): FormHost {
  const session = useSession()
  const isPage = useStudio(({ page }) => page?.file === file)
  return useMemo(
    () => ({
      edit: (edit, group) => session.edit(file, edit, group),
      duplicate: (pointer) => session.watch(duplicateItem(session, { file, pointer })),
      choices: (pointer, query, from) => request('choices', { file, pointer, query, from }),
      upload: async (added) => (await upload(added)).value,
      labelBlock: (type) => findBlockLabel(session.site.state, type),
      open: (pointer) => session.select({ file, pointer }),
      ...(isPage && { renderBlocks: (inner) => <NestedBlocks {...inner} /> }),
    }),
    [session, file, isPage],
  )
}
