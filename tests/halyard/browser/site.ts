import { servedSites } from '../../browser/support/served-sites'

export * from '../../browser/support/site'

/** The address of a path on the shipped site. */
export const halyard = (path = '/') => process.env.HALYARD_URL + path

const shipped = servedSites.find(({ dir }) => dir === 'site')

/** The addresses of the shipped site, without its 404 page. */
export const siteRoutes = shipped?.routes ?? []

/** Its pages that redirect to another site. */
export const leavingRoutes = shipped?.leaving ?? []
