/** The forms in which problems are printed. */
export const FORMATS = ['text', 'json', 'github'] as const

export interface ReportFormat {
  format: (typeof FORMATS)[number]
}
