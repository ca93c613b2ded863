import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { FileField } from '../../schemas/generated/types'
import { useAttachmentCheck } from './use-attachment-check'

export interface FieldFiles {
  input: RefObject<HTMLInputElement | null>
  /** The accepted files. */
  files: File[]
  /** Checks files, and adds those that are accepted. A field for one file replaces it. */
  add: (chosen: Iterable<File>) => Promise<void>
  remove: (file: File) => void
}

interface FieldFilesOptions {
  field: FileField
  /** Changes whenever the files are to be removed. */
  round: number
  /** Called with the names of the accepted files. */
  onChange: (names: string[]) => void
}

/**
 * The files of a field. The input contains the accepted ones, so that the browser sends them if it
 * posts the form itself. Files that are not sent do not stay in the input.
 */
export function useFiles({ field, round, onChange }: FieldFilesOptions): FieldFiles {
  const { send, max = 1 } = field
  const { check, refuse } = useAttachmentCheck(field)
  const input = useRef<HTMLInputElement>(null)
  const accepted = useRef<File[]>([])
  const [files, setFiles] = useState<File[]>([])
  const latest = useRef<Iterable<File>>(undefined)

  const keep = (next: File[]) => {
    accepted.current = next
    setFiles(next)
    if (input.current) input.current.files = listFiles(send ? next : [])
    onChange(next.map(({ name }) => name))
  }
  const add = async (chosen: Iterable<File>) => {
    latest.current = chosen
    keep(max === 1 ? [] : accepted.current)
    for (const file of chosen) {
      if (accepted.current.some((one) => isSame(one, file))) continue
      if (accepted.current.length >= max) {
        refuse({ message: 'fileTooMany', values: { count: String(max) } })
        return
      }
      const isWanted = () => max > 1 || latest.current === chosen
      if (await check(file, isWanted)) keep([...accepted.current, file].slice(0, max))
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the round is what asks for it.
  useEffect(() => {
    // Files that were chosen before hydration. After the form was sent, the input is empty.
    const early = [...(input.current?.files ?? [])]
    if (round === 0 && early.length > 0) void add(early)
    else if (accepted.current.length > 0) keep([])
  }, [round])
  return {
    input,
    files,
    add,
    remove: (file) => keep(accepted.current.filter((one) => one !== file)),
  }
}

/** Files that were chosen a second time. */
function isSame(one: File, other: File): boolean {
  return (
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
  )
}

/** Scripts cannot create the file list of an input in another way. */
function listFiles(files: File[]): FileList {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer.files
}
