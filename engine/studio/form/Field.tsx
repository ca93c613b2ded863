import { useState } from 'react'
import type { Control } from '../../core/editing/control'
import { canShow } from '../../core/editing/values'
import { ColorField } from './color/ColorField'
import { BlocksField } from './fields/BlocksField'
import { CardsField } from './fields/CardsField'
import { ChoiceField } from './fields/ChoiceField'
import { GroupField } from './fields/GroupField'
import { JsonField } from './fields/JsonField'
import { KindsField } from './fields/KindsField'
import { ListField } from './fields/ListField'
import { NumberField } from './fields/NumberField'
import { PickField } from './fields/PickField'
import { RichTextField } from './fields/RichTextField'
import { SubsetField } from './fields/SubsetField'
import { SwitchField } from './fields/SwitchField'
import { TextField } from './fields/TextField'
import type { FieldInfo, FieldProps } from './parts/field-props'
import { NewPart } from './parts/NewPart'
import type { Slot } from './parts/slot'

/** The field for a value. Values that its control cannot show are edited as JSON. */
export function Field({ field, slot }: { field: FieldInfo; slot: Slot }) {
  const control: Control = canShow(field.control, slot.value) ? field.control : { kind: 'json' }
  const [wasMissing] = useState(slot.value === undefined)
  return (
    <NewPart isNew={wasMissing && slot.value !== undefined} pointer={slot.pointer}>
      <ShownField field={field} control={control} slot={slot} />
    </NewPart>
  )
}

function ShownField({ control, ...props }: FieldProps) {
  switch (control.kind) {
    case 'text':
      return <TextField control={control} {...props} />
    case 'rich-text':
      return <RichTextField control={control} {...props} />
    case 'color':
      return <ColorField control={control} {...props} />
    case 'number':
      return <NumberField control={control} {...props} />
    case 'switch':
      return <SwitchField control={control} {...props} />
    case 'choices':
      return <ChoiceField control={control} {...props} />
    case 'subset':
      return <SubsetField control={control} {...props} />
    case 'pick':
      return <PickField control={control} {...props} />
    case 'cards':
      return <CardsField control={control} {...props} />
    case 'lines':
      return <ListField control={control} {...props} />
    case 'group':
      return <GroupField control={control} {...props} />
    case 'kinds':
      return <KindsField control={control} {...props} />
    case 'blocks':
      return <BlocksField control={control} {...props} />
    default:
      return <JsonField control={{ kind: 'json' }} {...props} />
  }
}
