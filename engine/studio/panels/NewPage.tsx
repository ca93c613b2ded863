import { Button, Modal, Stack, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import plusIcon from '@tabler/icons/outline/plus.svg'
import { useState } from 'react'
import { listWords } from '../../core/editing/suggest-name'
import { Icon } from '../kit/Icon'
import { useSession } from '../session/use-studio'

/** A button that opens the dialog for a new page. */
export function NewPage() {
  const session = useSession()
  const [isOpen, { open, close }] = useDisclosure()
  const [title, setTitle] = useState('')
  const [address, setAddress] = useState<string>()
  const route = address ?? suggestAddress(title)
  const add = (event: React.SubmitEvent) => {
    event.preventDefault()
    session.addPage(route, title)
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
              description="The part after the name of the site."
              required
              pattern="/.*"
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

/** `Über uns` → `/uber-uns`. */
const suggestAddress = (title: string) => `/${listWords(title).join('-')}`
