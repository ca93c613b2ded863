/** The id of the region with the form. */
export const FORM_ID = 'edit'
