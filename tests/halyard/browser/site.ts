import { servedSites } from '../../browser/support/served-sites'

export * from '../../browser/support/site'

/** The address of a path on the shipped site. */
export const halyard = (path = '/') => process.env.HALYARD_URL + path

/** The addresses of the shipped site; its 404 page has none. */
export const siteRoutes = servedSites.find(({ dir }) => dir === 'site')?.routes ?? []
