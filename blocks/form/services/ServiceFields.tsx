import { useAddressOf, usePage } from '../../../engine/block-api'
import { Decoy } from '../fields/FieldView'
import type { LiveBlock, PostTransport } from './services'

export interface ServiceFieldsProps {
  transport: LiveBlock['transport']
  /** `true` once the form is hydrated. */
  isAlive: boolean
  /** The form's id, from which the ids of its fields start. */
  id: string
}

/** The fields that a form service needs in addition to those of the form. */
export function ServiceFields({ transport, isAlive, id }: ServiceFieldsProps) {
  if (transport.type !== 'http' || !transport.service) return null
  const { keyField, key, decoy, decoyType, answerField } = transport.service
  return (
    <>
      {keyField && <input type="hidden" name={keyField} value={key} />}
      {!isAlive && answerField && <AnswerField name={answerField} transport={transport} />}
      {decoy && <Decoy field={{ name: decoy }} id={`${id}-${decoy}`} type={decoyType} />}
    </>
  )
}

/** The page after sending. A form service needs its full URL. */
function AnswerField({ name, transport }: { name: string; transport: PostTransport }) {
  const addressOf = useAddressOf()
  const { head } = usePage()
  const page = head.find(({ attributes }) => attributes.rel === 'canonical')?.attributes.href
  if (transport.answer === undefined || page === undefined) return null
  return <input type="hidden" name={name} value={new URL(addressOf(transport.answer), page).href} />
}
