import { isPackage } from '../lib/files/invocation'

/** The version of Quire in which the schemas changed last; sites say for which they are written. */
export const SCHEMA_VERSION = '0.2'

/** How a version is written: `0.2`. */
export const VERSION_FORM = /^(0|[1-9]\d*)\.(0|[1-9]\d*)$/

/** Less than 0 where the first version is the older one, more where it is the newer one. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number))
  return (a?.[0] ?? 0) - (b?.[0] ?? 0) || (a?.[1] ?? 0) - (b?.[1] ?? 0)
}

/** What is said of a site that is written for a newer version, and the way out. */
export function reportNewer(version: string): { message: string; hint: string } {
  return {
    message: `The site is written for Quire ${version}, but this is Quire ${SCHEMA_VERSION}.`,
    hint: isPackage
      ? `Run \`npm install quire-pages@${version}\`.`
      : 'Update Quire, for example with `git pull`.',
  }
}
