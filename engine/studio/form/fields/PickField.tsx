import { Combobox, Group, Image, Text, TextInput, useCombobox } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { PickControl } from '../../../core/editing/control'
import type { StudioChoice } from '../../../core/studio/protocol'
import { Icon } from '../../kit/Icon'
import styles from '../parts/FormParts.module.css'
import type { FieldProps } from '../parts/field-props'
import { useInput } from '../parts/use-input'
import type { TypedText } from '../parts/use-typed'
import { useText } from './TextField'
import { UploadButton } from './UploadButton'
import { useChoices, useChosenPicture } from './use-choices'
import { useSettled } from './use-settled'

/** The option that loads more choices. No value of a site contains a line break. */
const MORE = '\n'

/** A value that the site has, such as a page, a picture or an icon. The list can be searched. */
export function PickField({ field, control, slot }: FieldProps<PickControl>) {
  const typed = useText(slot)
  const { meaning } = control
  const isFile = meaning === 'asset' || meaning === 'file'
  return (
    <div>
      <Picker field={field} control={control} slot={slot} typed={typed} />
      {isFile && (
        <UploadButton
          label={field.label}
          accept={meaning === 'asset' ? 'image/*' : undefined}
          onUploaded={typed.type}
        />
      )}
    </div>
  )
}

interface PickerProps extends FieldProps<PickControl> {
  typed: TypedText
}

function Picker({ field, control, slot, typed }: PickerProps) {
  const input = useInput(field, slot)
  // Undefined while the list is closed. The list shows all choices until something is typed.
  const [search, setSearch] = useState<{ text: string; query: string }>()
  const choices = useChoices(slot.pointer, search?.query)
  const hasPicture = control.meaning === 'asset' || control.meaning === 'icon'
  const picture = useChosenPicture(slot.pointer, hasPicture ? typed.text : '')
  const combobox = useCombobox({
    opened: search !== undefined,
    onDropdownOpen: () => setSearch({ text: typed.text, query: '' }),
    onDropdownClose: () => setSearch(undefined),
  })
  // Enter chooses by position, which can change with each part of the list that arrives.
  const { updateSelectedOptionIndex, resetSelectedOption } = combobox
  // biome-ignore lint/correctness/useExhaustiveDependencies: the positions change with the items.
  useEffect(() => updateSelectedOptionIndex(), [choices.items, updateSelectedOptionIndex])
  const close = () => {
    resetSelectedOption()
    setSearch(undefined)
  }
  const settle = useSettled({ control, slot, typed })
  const enter = (text: string) => {
    resetSelectedOption()
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
          leftSection={picture && <ChoicePicture src={picture} size={20} />}
          placeholder={typeof field.default === 'string' ? field.default : 'Search …'}
          ref={typed.ref}
          role="combobox"
          value={control.isOpen ? typed.text : (search?.text ?? typed.text)}
          onChange={({ currentTarget }) => enter(currentTarget.value)}
          onClick={({ currentTarget }) => {
            // What is typed then replaces the value, and searches the list.
            if (search === undefined) currentTarget.select()
            combobox.openDropdown()
          }}
          onBlur={() => {
            close()
            if (search && search.query !== '') settle(search.text, choices)
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={control.isOpen && choices.items.length === 0}>
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
      {picture !== undefined && <ChoicePicture src={picture} size={32} />}
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

/** A picture, or a drawing in the colour of the text. */
function ChoicePicture({ src, size }: { src: string; size: number }) {
  if (src.startsWith('data:')) return <Icon src={src} />
  return <Image src={src} alt="" w={size} h={size} fit="contain" />
}
