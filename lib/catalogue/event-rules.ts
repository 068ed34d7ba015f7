import { eventFormats } from '@/lib/domain/events/events';
import { pageSizes } from '@/lib/domain/limits/lists';
import type { CatalogueRules } from './catalogue-rules';
import { oneOrMoreOf, type Reader } from './readers';
import { provinceReader } from './school-rules';

const isUuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const isMonth = /^2\d{3}-(?:0[1-9]|1[0-2])$/;

const matchingOne =
  (pattern: RegExp): Reader =>
  ([first = '']) =>
    pattern.test(first) ? [first] : [];

/** The addresses of `/career-center/events`. */
export const eventRules: CatalogueRules = {
  path: '/career-center/events',
  pageSize: pageSizes.events,
  read: {
    month: matchingOne(isMonth),
    format: oneOrMoreOf(eventFormats),
    careerCenterId: matchingOne(isUuid),
    province: provinceReader,
  },
  sorts: [{ name: 'soonest', query: {} }],
};

/** What the page asks for beside the address: public events of all that publish, which have not ended. */
export const eventScope = { scope: 'all', kind: 'events', tab: 'upcoming' } as const;
