import { Button, Modal, Stack, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import routeIcon from '@tabler/icons/outline/route.svg'
import { useState } from 'react'
import { Icon } from '../kit/Icon'
import { useSession } from '../session/use-studio'

/** A button that opens the dialog for another address of a page. */
export function MovePage({ route }: { route: string }) {
  const session = useSession()
  const [isOpen, { open, close }] = useDisclosure()
  const [address, setAddress] = useState(route)
  const move = (event: React.SubmitEvent) => {
    event.preventDefault()
    close()
    if (address !== route) session.movePage(route, address)
  }
  return (
    <>
      <Button variant="default" leftSection={<Icon src={routeIcon} />} onClick={open}>
        Change the address
      </Button>
      <Modal opened={isOpen} onClose={close} title="Change the address">
        <form onSubmit={move}>
          <Stack>
            <TextInput
              label="Address"
              description="All links to the page are changed, and its old address is redirected to the new one."
              required
              pattern="/.*"
              data-autofocus
              value={address}
              onChange={(event) => setAddress(event.currentTarget.value)}
            />
            <Button type="submit">Move the page</Button>
          </Stack>
        </form>
      </Modal>
    </>
  )
}
