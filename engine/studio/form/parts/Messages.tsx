import { Text } from '@mantine/core'
import { listMessages } from './messages'
import { useShownProblems } from './NewPart'
import type { Slot } from './slot'

/** The description and the problems of a value with several fields. */
export function Messages({ slot, description }: { slot: Slot; description?: string }) {
  const problems = useShownProblems()
  return (
    <>
      {description && (
        <Text size="xs" c="dimmed" mb="xs">
          {description}
        </Text>
      )}
      {listMessages(problems, slot.pointer).map((message) => (
        <Text key={message} size="sm" c="var(--mantine-color-error)" mb="xs">
          {message}
        </Text>
      ))}
    </>
  )
}
