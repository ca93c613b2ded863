import { isPackage } from '../lib/files/invocation'

/**
 * The version of Quire in which the schemas last changed. Sites declare the version that they are
 * written for.
 */
export const SCHEMA_VERSION = '0.2'

/** The format of a version: `0.2`. */
export const VERSION_FORM = /^(0|[1-9]\d*)\.(0|[1-9]\d*)$/

/** Negative if the first version is older, positive if it is newer. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number))
  return (a?.[0] ?? 0) - (b?.[0] ?? 0) || (a?.[1] ?? 0) - (b?.[1] ?? 0)
}

/** The message for a site that is written for a newer version, with a hint. */
export function reportNewer(version: string): { message: string; hint: string } {
  return {
    message: `The site is written for Quire ${version}, but this is Quire ${SCHEMA_VERSION}.`,
    hint: isPackage
      ? `Run \`npm install quire-pages@${version}\`.`
      : 'Update Quire, for example with `git pull`.',
  }
}
