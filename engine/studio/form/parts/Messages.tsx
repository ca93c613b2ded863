import { Text } from '@mantine/core'
import { useForm } from './form-state'
import { listMessages } from './messages'
import type { Slot } from './slot'

/** The description and the problems of a value with several fields. */
export function Messages({ slot, description }: { slot: Slot; description?: string }) {
  const { problems } = useForm()
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
