import type { FrameLocator, Locator, Page } from 'playwright'

/** The parts of an open studio. */
export interface StudioParts {
  side: Locator
  form: Locator
  shown: FrameLocator
  status: Locator
}

export function findStudioParts(page: Page): StudioParts {
  return {
    side: page.getByRole('navigation', { name: 'Pages and blocks' }),
    form: page.getByRole('region', { name: 'Edit' }),
    shown: page.frameLocator('iframe[title="Page"]'),
    status: page.getByRole('region', { name: 'Site and page' }).getByRole('status'),
  }
}
