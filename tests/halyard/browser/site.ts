export * from '../../browser/site'

/** The address of a path on the shipped site. */
export const halyard = (path = '/') => process.env.HALYARD_URL + path
