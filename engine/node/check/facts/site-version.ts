import type { Settings } from '../../../../schemas/generated/types'
import { VERSION_FORM } from '../../schemas/schema-version'
import type { CheckedFile } from './context'
import { SETTINGS_FILE } from './context'

/** The version that the settings declare. Undefined for other files. */
export function readSiteVersion({ file, data }: CheckedFile): string | undefined {
  if (file !== SETTINGS_FILE) return undefined
  const { quire } = (data ?? {}) as Partial<Settings>
  return typeof quire === 'string' && VERSION_FORM.test(quire) ? quire : undefined
}
