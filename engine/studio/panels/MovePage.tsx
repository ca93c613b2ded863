import { Button, Modal, Stack, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import routeIcon from '@tabler/icons/outline/route.svg'
import { useState } from 'react'
import { Icon } from '../kit/Icon'
import { useSession } from '../session/use-studio'
import { toAddress } from './page-address'

/** A button that opens the dialog for another address of a page. */
export function MovePage({ route }: { route: string }) {
  const session = useSession()
  const [isOpen, { open, close }] = useDisclosure()
  const [address, setAddress] = useState(route)
  const [error, setError] = useState<string>()
  const move = async (event: React.SubmitEvent) => {
    event.preventDefault()
    try {
      const to = toAddress(address)
      if (to !== route) await session.movePage(route, to)
      close()
    } catch (reason) {
      setError((reason as Error).message)
    }
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
              data-autofocus
              value={address}
              error={error}
              onChange={(event) => setAddress(event.currentTarget.value)}
            />
            <Button type="submit">Move the page</Button>
          </Stack>
        </form>
      </Modal>
    </>
  )
}
