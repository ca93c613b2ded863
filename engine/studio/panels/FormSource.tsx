import { Anchor, List, Stack, Text } from '@mantine/core'
import type { FormData, InheritedValues, ListPart, ShownPage } from '../../core/studio/protocol'
import { findBlock } from '../session/outline'
import { useSession, useStudio } from '../session/use-studio'

/** Where the object of a form comes from, and which pages change with it. */
export function FormSource({ form }: { form: FormData }) {
  const { source, shownOn, inherited, place } = form
  const block = useStudio(({ page }) => page && findBlock(page.blocks, place))
  const { texts = [] } = block ?? {}
  if (!source && !shownOn && !inherited && texts.length === 0) return null
  return (
    <Stack>
      {source && (
        <Text size="sm" c="dimmed">
          {source}
        </Text>
      )}
      {shownOn && <ShownOn pages={shownOn} />}
      {texts.map(({ source: text, file, line }) => (
        <Text key={file} size="sm" style={{ overflowWrap: 'anywhere' }}>
          {`${text}. Change it in ${findEditor(file)}: ${file}, line ${line}.`}
        </Text>
      ))}
      {inherited && <Inherited inherited={inherited} />}
    </Stack>
  )
}

function findEditor(file: string): string {
  return /\.[ct]sv$/.test(file) ? 'a text editor or a spreadsheet program' : 'a text editor'
}

function ShownOn({ pages: { items, total } }: { pages: ListPart<ShownPage> }) {
  const session = useSession()
  if (total === 0) return <Text size="sm">No page shows this.</Text>
  const rest = total - items.length
  return (
    <div>
      <Text size="sm" fw={600}>
        {total === 1 ? 'A change shows on 1 page:' : `A change shows on ${total} pages:`}
      </Text>
      <List size="sm" mt={4} spacing={6}>
        {items.map(({ route, title }) => (
          <List.Item key={route}>
            <Anchor
              component="button"
              type="button"
              ta="start"
              onClick={() => session.visit(route)}
            >
              <span dir="auto">{title}</span>
            </Anchor>
          </List.Item>
        ))}
        {rest > 0 && <List.Item>{`and ${rest} more`}</List.Item>}
      </List>
    </div>
  )
}

/** The properties that are not in the page itself, each with a way to the collection. */
function Inherited({ inherited: { source, places } }: { inherited: InheritedValues }) {
  const session = useSession()
  return (
    <div>
      <Text size="sm">{`${source}, until this page has its own:`}</Text>
      <List size="sm" mt={4} spacing={6}>
        {places.map(({ label, place }) => (
          <List.Item key={place.pointer}>
            <Anchor
              component="button"
              type="button"
              ta="start"
              onClick={() => session.select(place)}
            >
              {label}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </div>
  )
}
