import { useMessages } from '../context/context'

/** A placeholder's note, which is also its accessible description. */
export function NotYet({ id }: { id: string }) {
  return <small id={id}>{useMessages().placeholder}</small>
}
