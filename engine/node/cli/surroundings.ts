/** The oldest version of Node on which Quire runs; `engines` in `package.json` says the same. */
export const OLDEST_NODE = '20.19'

/** Why Quire cannot run with this Node, in a sentence with the way out; undefined where it can. */
export function findRefusal(versions: { node: string; pnp?: string }): string | undefined {
  const [major = 0, minor = 0] = versions.node.split('.').map(Number)
  const [oldest = 0, least = 0] = OLDEST_NODE.split('.').map(Number)
  if (major < oldest || (major === oldest && minor < least)) {
    return `Quire needs Node ${OLDEST_NODE} or later, and this is ${versions.node}. Install a newer one from https://nodejs.org.`
  }
  if (versions.pnp !== undefined) {
    return "Quire cannot run from Yarn's Plug'n'Play archives. Write `nodeLinker: node-modules` into .yarnrc.yml and run `yarn install`."
  }
  return undefined
}
