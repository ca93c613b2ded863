import { Alert, Button, Code, Group, Stack, Text } from '@mantine/core'
import { resolvePointer } from '../../core/json-pointer'
import { useSession, useStudio } from '../session/use-studio'

/** The values of a file that were changed elsewhere too. The author chooses one of each. */
export function Conflicts({ file }: { file: string }) {
  const session = useSession()
  const conflicts = useStudio((state) => state.files.get(file)?.conflicts)
  if (!conflicts || conflicts.length === 0) return null
  return (
    <Alert color="orange" role="alert" title="Changed in two places">
      <Text size="sm">
        Another program or window has changed this at the same time. Choose what stays; until then,
        the page is not saved.
      </Text>
      {conflicts.map(({ pointer, theirs }) => (
        <Stack key={`${pointer} ${JSON.stringify(theirs)}`} gap={4} mt="sm">
          <Text size="sm">Here:</Text>
          <Version value={resolvePointer(session.readValue(file), pointer)} />
          <Text size="sm">There:</Text>
          <Version value={theirs} />
          <Group gap="xs">
            <Button size="compact-sm" onClick={() => session.choose({ file, pointer }, 'mine')}>
              Keep what is here
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => session.choose({ file, pointer }, 'theirs')}
            >
              Take what is there
            </Button>
          </Group>
        </Stack>
      ))}
    </Alert>
  )
}

/** A text as it is, and other values as JSON. */
function Version({ value }: { value: unknown }) {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
  if (text) return <Code block>{text}</Code>
  return (
    <Text size="sm" fs="italic">
      {value === undefined ? 'Removed' : 'No text'}
    </Text>
  )
}
