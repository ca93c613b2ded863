import { Button, Popover, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { request } from '../session/request'
import { useSession, useStudio } from '../session/use-studio'

/** Shows the site as published at another time. */
export function ShownTime() {
  const session = useSession()
  const shownAt = useStudio((state) => state.shownAt)
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const show = async (at?: string) => {
    setOpen(false)
    const answer = await request('show-at', { at })
    session.site.set(answer)
    session.visit(session.site.state.page?.route ?? session.site.state.visit.route)
  }
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus withinPortal={false}>
      <Popover.Target>
        <Button
          size="compact-sm"
          variant={shownAt === null ? 'default' : 'light'}
          onClick={() => {
            setTyped(shownAt ?? '')
            setOpen(!isOpen)
          }}
        >
          {shownAt === null ? 'As of …' : `As of ${shownAt.replace('T', ', ')}`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (typed !== '') session.watch(show(typed))
          }}
        >
          <Stack gap="sm">
            <TextInput
              type="datetime-local"
              label="Show the site as of"
              description="Without drafts, and with what is scheduled for that time"
              value={typed}
              onChange={({ currentTarget: { value } }) => setTyped(value)}
            />
            <Button type="submit">Show</Button>
            {shownAt !== null && (
              <Button variant="default" onClick={() => session.watch(show())}>
                Show everything
              </Button>
            )}
          </Stack>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}
