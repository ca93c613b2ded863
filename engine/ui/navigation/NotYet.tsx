import { useMessages } from '../context/context'

/** Says beside a placeholder that it is one; the placeholder names it as its description. */
export function NotYet({ id }: { id: string }) {
  return <small id={id}>{useMessages().placeholder}</small>
}
