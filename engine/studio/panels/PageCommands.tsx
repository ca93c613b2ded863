import { Button, Group, Modal, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import trashIcon from '@tabler/icons/outline/trash.svg'
import { fileOfRoute, NOT_FOUND } from '../../core/addresses/paths'
import type { StudioPage } from '../../core/studio/protocol'
import { Icon } from '../kit/Icon'
import { useSession } from '../session/use-studio'
import { MovePage } from './MovePage'

/** The commands for a page as a whole. A generated page has the path that its source gives it. */
export function PageCommands({ page: { file, route } }: { page: StudioPage }) {
  const isMovable = fileOfRoute(route) === file && route !== '/' && route !== NOT_FOUND
  return (
    <>
      {isMovable && <MovePage key={route} route={route} />}
      <DeletePage file={file} />
    </>
  )
}

function DeletePage({ file }: { file: string }) {
  const session = useSession()
  const [isOpen, { open, close }] = useDisclosure()
  return (
    <>
      <Button variant="default" leftSection={<Icon src={trashIcon} />} onClick={open}>
        Delete this page
      </Button>
      <Modal opened={isOpen} onClose={close} title="Delete this page?">
        <Text>Undo brings it back. Links to this page are then listed as problems.</Text>
        <Group mt="md" justify="end">
          <Button variant="default" onClick={close}>
            Keep it
          </Button>
          <Button
            color="red"
            onClick={() => {
              close()
              session.deletePage(file)
            }}
          >
            Delete
          </Button>
        </Group>
      </Modal>
    </>
  )
}
