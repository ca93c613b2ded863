import { servedSites } from '../../browser/support/served-sites'

export * from '../../browser/support/site'

/** The URL of a path on the shipped site. */
export const halyard = (path = '/') => process.env.HALYARD_URL + path

const shipped = servedSites.find(({ dir }) => dir === 'site')

/** The routes of the shipped site, without its 404 page. */
export const siteRoutes = shipped?.routes ?? []

/** Routes of the pages that redirect to another site. */
export const leavingRoutes = shipped?.leaving ?? []
