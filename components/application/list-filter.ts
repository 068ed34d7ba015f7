import type * as z from 'zod';
import type { applicantFilter } from '@/lib/contract/applicant/applicants';
import { isIsoDay } from '@/lib/domain/dates/dates';
import { trimAll } from '@/lib/domain/trim';
import { type Href, href } from '@/lib/routes/href';

export const rowsPerPage = 20;

/** What the address of the list says, under the names of the endpoint's own filters; `page` counts from 1. */
export interface ListFilter {
  applicantStatus: string;
  keyword: string;
  enrollToSubject: string;
  schoolId: string;
  /** ISO days. */
  createdAt: string;
  createdTo: string;
  page: number;
}

export const noFilter: ListFilter = {
  applicantStatus: '',
  keyword: '',
  enrollToSubject: '',
  schoolId: '',
  createdAt: '',
  createdTo: '',
  page: 1,
};

const textMax = 120;
const statusMax = 60;
const pageMax = 10_000;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads an address as people may have changed it by hand: what cannot be is left out. */
export function readFilter(search: Pick<URLSearchParams, 'get'>): ListFilter {
  const text = (name: string, max: number) => trimAll(search.get(name) ?? '').slice(0, max);
  const day = (name: string) => (isIsoDay(text(name, 10)) ? text(name, 10) : '');
  const page = Number(search.get('page'));
  const schoolId = text('schoolId', 36);
  return {
    applicantStatus: text('applicantStatus', statusMax),
    keyword: text('keyword', textMax),
    enrollToSubject: text('enrollToSubject', textMax),
    schoolId: uuid.test(schoolId) ? schoolId : '',
    createdAt: day('createdAt'),
    createdTo: day('createdTo'),
    page: Number.isInteger(page) && page >= 1 && page <= pageMax ? page : 1,
  };
}

/** The list's address with this filter; defaults are left out. */
export const hrefOfFilter = ({ page, ...filter }: ListFilter): Href =>
  href('/advisor/user/application', undefined, { ...filter, page: page > 1 ? page : undefined });

/** True when something narrows the list besides the status. */
export const isNarrowed = ({
  keyword,
  enrollToSubject,
  schoolId,
  createdAt,
  createdTo,
}: ListFilter): boolean => [keyword, enrollToSubject, schoolId, createdAt, createdTo].some(Boolean);

/** The endpoint's query for one page. */
export function toQuery({ page, ...filter }: ListFilter): z.input<typeof applicantFilter> {
  const given = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
  return { ...given, start: (page - 1) * rowsPerPage, limit: rowsPerPage };
}
