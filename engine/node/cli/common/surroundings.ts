/**
 * The versions of Node that Quire supports, which are Vite's. `engines` in `package.json` has the
 * same range.
 */
export const NODE_RANGE = '^20.19.0 || >=22.12.0'

/** Why Quire cannot run with this Node, with a hint. Undefined if it can. */
export function findUnsupportedVersion(versions: {
  node: string
  pnp?: string
}): string | undefined {
  if (!isInRange(versions.node)) {
    return `Quire needs Node 20.19 or a later version 20, or Node 22.12 or later. This is ${versions.node}. Install a supported version from https://nodejs.org.`
  }
  if (versions.pnp !== undefined) {
    return "Quire cannot run from Yarn's Plug'n'Play archives. Write `nodeLinker: node-modules` into .yarnrc.yml and run `yarn install`."
  }
  return undefined
}

/** Returns `true` if `NODE_RANGE` includes a version. */
function isInRange(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22
}
