import { Combobox, Group, Image, Text, TextInput, useCombobox } from '@mantine/core'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { PickControl } from '../../../core/editing/control'
import type { StudioChoice } from '../../../core/studio/protocol'
import styles from '../parts/FormParts.module.css'
import type { FieldProps } from '../parts/field-props'
import { useInput } from '../parts/use-input'
import { useText } from './TextField'
import { useChoices } from './use-choices'

/** The option that loads more choices. No value of a site contains a line break. */
const MORE = '\n'

/** A value that the site has, such as a page, a picture or an icon. The list can be searched. */
export function PickField({ field, control, slot }: FieldProps<PickControl>) {
  const input = useInput(field, slot)
  const typed = useText(slot)
  // Undefined while the list is closed. The list shows all choices until something is typed.
  const [search, setSearch] = useState<{ text: string; query: string }>()
  const choices = useChoices(slot.pointer, search?.query)
  const picture = usePicture(slot.pointer, typed.text, control)
  const close = () => setSearch(undefined)
  const combobox = useCombobox({
    opened: search !== undefined,
    onDropdownOpen: () => setSearch({ text: typed.text, query: '' }),
    onDropdownClose: close,
  })
  const enter = (text: string) => {
    setSearch({ text, query: text })
    if (control.isOpen || text === '') typed.type(text)
  }
  const choose = (value: string) => {
    if (value === MORE) return choices.more()
    typed.type(value)
    close()
  }
  return (
    <Combobox store={combobox} onOptionSubmit={choose} withinPortal={false}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...input}
          leftSection={picture}
          placeholder={typeof field.default === 'string' ? field.default : 'Search …'}
          ref={typed.ref}
          role="combobox"
          value={control.isOpen ? typed.text : (search?.text ?? typed.text)}
          onChange={({ currentTarget }) => enter(currentTarget.value)}
          onClick={() => combobox.openDropdown()}
          onBlur={close}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Options list={choices} />
      </Combobox.Dropdown>
    </Combobox>
  )
}

function Options({ list }: { list: ReturnType<typeof useChoices> }) {
  const { items, total, isLoading, hasFailed } = list
  return (
    <>
      <Combobox.Options hidden={items.length === 0} aria-busy={isLoading} className={styles.list}>
        {items.map((choice) => (
          <Combobox.Option key={choice.value} value={choice.value}>
            <ChoiceText choice={choice} />
          </Combobox.Option>
        ))}
        {items.length < total && (
          <Combobox.Option value={MORE}>{`Show more (${total - items.length})`}</Combobox.Option>
        )}
      </Combobox.Options>
      {items.length === 0 && (
        <Combobox.Empty role="status">{describeEmpty(isLoading, hasFailed)}</Combobox.Empty>
      )}
    </>
  )
}

function describeEmpty(isLoading: boolean, hasFailed: boolean): string {
  if (hasFailed) return 'The list could not be loaded.'
  return isLoading ? 'Loading …' : 'Nothing found'
}

function ChoiceText({ choice: { label, detail, picture } }: { choice: StudioChoice }) {
  return (
    <Group wrap="nowrap">
      {picture !== undefined && <Image src={picture} alt="" w={32} h={32} fit="contain" />}
      <div>
        <Text size="sm">{label}</Text>
        {detail !== undefined && (
          <Text size="xs" c="dimmed">
            {detail}
          </Text>
        )}
      </div>
    </Group>
  )
}

/** The picture or icon that is chosen. */
function usePicture(pointer: string, value: string, { meaning }: PickControl): ReactNode {
  const hasPicture = value !== '' && (meaning === 'asset' || meaning === 'icon')
  const { items } = useChoices(pointer, hasPicture ? value : undefined)
  const picture = items.find((choice) => choice.value === value)?.picture
  if (!hasPicture || picture === undefined) return undefined
  return <Image src={picture} alt="" w={20} h={20} fit="contain" />
}
