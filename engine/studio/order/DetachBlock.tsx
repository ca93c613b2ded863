import { Button, Group, Modal, Text } from '@mantine/core'
import type { BlockUse } from '../../core/studio/protocol'

interface DetachBlockProps {
  use: BlockUse
  isOpen: boolean
  onClose: () => void
  onDetach: () => void
}

/** The question before a shared block is replaced with a copy. */
export function DetachBlock({
  use: { source, count },
  isOpen,
  onClose,
  onDetach,
}: DetachBlockProps) {
  const target = source === undefined ? 'This page' : `Each page that shows “${source}”`
  const what = count === 1 ? 'block' : `${count} blocks`
  return (
    <Modal opened={isOpen} onClose={onClose} title="Detach this block?">
      <Text>
        {`${target} gets its own copy of the shared ${what}. Changes of the shared ${what} no longer show here.`}
      </Text>
      <Text mt="xs">Undo brings the shared {what} back.</Text>
      <Group mt="md" justify="end">
        <Button variant="default" onClick={onClose}>
          Keep it shared
        </Button>
        <Button onClick={onDetach}>Detach</Button>
      </Group>
    </Modal>
  )
}
