import { servedSites } from '../../browser/support/served-sites'

export * from '../../browser/support/site'

/** The address of a path on the shipped site. */
export const halyard = (path = '/') => process.env.HALYARD_URL + path

const shipped = servedSites.find(({ dir }) => dir === 'site')

/** The addresses of the shipped site; its 404 page has none. */
export const siteRoutes = shipped?.routes ?? []

/** Those of its pages that lead to another site by themselves. */
export const leavingRoutes = shipped?.leaving ?? []
