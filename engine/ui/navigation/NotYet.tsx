import { useMessages } from '../context/context'

export interface NotYetProps {
  id: string
  /** If `true`, the note is only the accessible description of its control. */
  hidden?: boolean
}

/** The note about a placeholder, which is also its accessible description. */
export function NotYet({ id, hidden }: NotYetProps) {
  return (
    <small id={id} hidden={hidden}>
      {useMessages().placeholder}
    </small>
  )
}
