import { Button, Group, Modal, SimpleGrid, Stack, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { FormSchema } from '../../core/editing/form-schema'
import type { StudioLook } from '../../core/studio/site-types'
import { request } from '../session/request'
import { useSession } from '../session/use-studio'
import styles from './Looks.module.css'
import { listChanges, listFonts } from './look-changes'

interface LookChooserProps {
  theme: unknown
  schema: FormSchema
}

/** Gives the site one of the complete designs. */
export function LookChooser(props: LookChooserProps) {
  const session = useSession()
  const [looks, setLooks] = useState<StudioLook[]>()
  const [chosen, setChosen] = useState<StudioLook>()
  const open = () => session.watch(request('looks', {}).then(setLooks))
  const close = () => {
    setLooks(undefined)
    setChosen(undefined)
  }
  const apply = ({ name }: StudioLook) => {
    close()
    session.watch(session.run(() => request('use-look', { look: name })))
  }
  return (
    <>
      <Button variant="default" onClick={open}>
        Choose a look
      </Button>
      <Modal opened={looks !== undefined} onClose={close} title="Choose a look" size="xl">
        {chosen ? (
          <Consequences
            look={chosen}
            {...props}
            onApply={apply}
            onBack={() => setChosen(undefined)}
          />
        ) : (
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            {looks?.map((look) => (
              <LookCard key={look.name} look={look} onChoose={setChosen} />
            ))}
          </SimpleGrid>
        )}
      </Modal>
    </>
  )
}

interface LookCardProps {
  look: StudioLook
  onChoose: (look: StudioLook) => void
}

function LookCard({ look, onChoose }: LookCardProps) {
  const { title, description, picture, theme } = look
  return (
    <Stack gap="xs" className={styles.card}>
      <img src={picture} alt="" className={styles.picture} />
      <div className={styles.colors}>
        {Object.entries(Object(theme.colors)).map(([name, color]) => (
          <span key={name} style={{ backgroundColor: String(color) }} />
        ))}
      </div>
      <Text fw={600}>{title}</Text>
      <Text size="sm">{description}</Text>
      <Text size="sm" c="dimmed">
        {listFonts(theme).join(', ')}
      </Text>
      <Button variant="default" onClick={() => onChoose(look)}>
        {`Choose ${title}`}
      </Button>
    </Stack>
  )
}

interface ConsequencesProps extends LookChooserProps {
  look: StudioLook
  onApply: (look: StudioLook) => void
  onBack: () => void
}

/** What a look changes, before it does. */
function Consequences({ look, theme, schema, onApply, onBack }: ConsequencesProps) {
  const { title } = look
  const changes = listChanges(theme, look.theme, schema)
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Stack>
      <Text ref={heading} fw={600} tabIndex={-1}>
        {changes.length === 0 ? `The site has the look ${title} already.` : `${title} changes:`}
      </Text>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <Text size="sm">
        {`The fonts ${listFonts(look.theme).join(' and ')} are added to the site. Your files, texts and blocks stay as they are. Undo brings the current look back.`}
      </Text>
      <Group>
        <Button disabled={changes.length === 0} onClick={() => onApply(look)}>
          {`Use ${title}`}
        </Button>
        <Button variant="default" onClick={onBack}>
          Back to the looks
        </Button>
      </Group>
    </Stack>
  )
}
