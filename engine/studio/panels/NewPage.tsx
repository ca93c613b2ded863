import { Button, Modal, Stack, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import plusIcon from '@tabler/icons/outline/plus.svg'
import { useState } from 'react'
import { Icon } from '../kit/Icon'
import { lacksHomePage } from '../session/outline'
import { useSession, useStudio } from '../session/use-studio'
import { toAddress } from './page-address'

/** A button that opens the dialog for a new page. A site without a home page needs that first. */
export function NewPage({ onAdd }: { onAdd?: () => void }) {
  const session = useSession()
  const [isOpen, { open, close }] = useDisclosure()
  const [title, setTitle] = useState('')
  const [address, setAddress] = useState<string>()
  const lacksHome = useStudio(lacksHomePage)
  const route = address ?? (lacksHome ? '/' : toAddress(title))
  const add = (event: React.SubmitEvent) => {
    event.preventDefault()
    session.addPage(toAddress(route), title)
    onAdd?.()
    setTitle('')
    setAddress(undefined)
    close()
  }
  return (
    <>
      <Button variant="default" leftSection={<Icon src={plusIcon} />} onClick={open}>
        New page
      </Button>
      <Modal opened={isOpen} onClose={close} title="New page">
        <form onSubmit={add}>
          <Stack>
            <TextInput
              label="Title"
              required
              data-autofocus
              value={title}
              onChange={(event) => setTitle(event.currentTarget.value)}
            />
            <TextInput
              label="Address"
              description={
                lacksHome
                  ? 'The home page has the address “/”.'
                  : 'The part after the name of the site.'
              }
              required
              value={route}
              onChange={(event) => setAddress(event.currentTarget.value)}
            />
            <Button type="submit">Add the page</Button>
          </Stack>
        </form>
      </Modal>
    </>
  )
}
