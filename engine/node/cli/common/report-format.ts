/** The formats for problems. */
export const FORMATS = ['text', 'json', 'github'] as const

export interface ReportFormat {
  format: (typeof FORMATS)[number]
}
