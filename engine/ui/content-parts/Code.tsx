import type { ContentPartProps } from '../context/registry'
import { ContentCode } from './ContentCode'

/** Lines of code between paragraphs. */
export function Code({ part }: ContentPartProps<'code'>) {
  return <ContentCode code={part} />
}
