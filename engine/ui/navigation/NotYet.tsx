import { useMessages } from '../context/context'

/** The note of a placeholder, which is also its accessible description. */
export function NotYet({ id }: { id: string }) {
  return <small id={id}>{useMessages().placeholder}</small>
}
