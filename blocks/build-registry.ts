// Made by `npm run generate` from the folders in blocks/; do not edit.
import type { BlockBuilds } from '../engine/block-build-api'
import { build as buildCalculator } from './calculator/build'
import { build as buildCode } from './code/build'
import { build as buildComparison } from './comparison/build'
import { build as buildDrawing } from './drawing/build'
import { build as buildFaq } from './faq/build'
import { build as buildFlow } from './flow/build'
import { build as buildFooter } from './footer/build'
import { build as buildForm } from './form/build'
import { build as buildHeader } from './header/build'
import { build as buildListings } from './listings/build'
import { build as buildNoticeBar } from './notice-bar/build'
import { build as buildOpeningHours } from './opening-hours/build'
import { build as buildPeople } from './people/build'
import { build as buildPlans } from './plans/build'
import { build as buildQuotation } from './quotation/build'
import { build as buildScreen } from './screen/build'
import { build as buildStats } from './stats/build'
import { build as buildTable } from './table/build'
import { build as buildVideo } from './video/build'

export const builds = {
  calculator: buildCalculator,
  code: buildCode,
  comparison: buildComparison,
  drawing: buildDrawing,
  faq: buildFaq,
  flow: buildFlow,
  footer: buildFooter,
  form: buildForm,
  header: buildHeader,
  listings: buildListings,
  'notice-bar': buildNoticeBar,
  'opening-hours': buildOpeningHours,
  people: buildPeople,
  plans: buildPlans,
  quotation: buildQuotation,
  screen: buildScreen,
  stats: buildStats,
  table: buildTable,
  video: buildVideo,
} satisfies BlockBuilds
