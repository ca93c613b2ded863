import { Stack, Text } from '@mantine/core'
import { writeLabel } from '../../core/editing/labels'
import { useStudio } from '../session/use-studio'
import { PageCommands } from './PageCommands'

/** The form of what is selected. */
export function FormPanel() {
  const form = useStudio((state) => state.selection?.form)
  const page = useStudio((state) => state.page)
  if (!form) {
    return (
      <Text p="md" c="dimmed">
        Click a text, a picture or a button on the page to change it.
      </Text>
    )
  }
  const isPage = form.type === undefined && form.place.file === page?.file
  return (
    <Stack p="md">
      <h2>{form.type === undefined ? 'Page settings' : writeLabel(form.type)}</h2>
      {isPage && <PageCommands file={form.place.file} />}
    </Stack>
  )
}
