// Made by `npm run generate` from the folders in blocks/; do not edit.
import type { FormReceivers } from '../engine/core/receive/received-form'
import { receiver as receiveForm } from './form/receive'

export const receivers: FormReceivers = {
  form: receiveForm,
}
