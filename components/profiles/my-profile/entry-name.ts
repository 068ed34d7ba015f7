import type { SectionKind } from '@/lib/contract/profiles/profile-section';
import { saidIn } from '@/lib/domain/profiles/cv-blocks';
import type { Entry } from './entry-forms';

const named: Record<SectionKind, readonly [name: string, more?: string]> = {
  education: ['degreeName', 'schoolName'],
  experience: ['jobTitle', 'companyName'],
  achievement: ['title', 'issuingOrganization'],
  reference: ['name', 'position'],
  certificate: ['name', 'issuingOrganization'],
  attribute: ['name'],
};

/** What an entry is called. */
export const nameOf = (kind: SectionKind, entry: Entry, locale: 'km' | 'en'): string =>
  named[kind]
    .map((field) => (field ? saidIn(entry, field, locale) : ''))
    .filter((part) => part !== '')
    .join(', ');

/** The first field says something in this language. */
export const isSaidIn = (kind: SectionKind, entry: Entry, locale: 'km' | 'en'): boolean => {
  const [field] = named[kind];
  const value = entry[locale === 'km' ? `${field}Native` : field];
  return typeof value === 'string' && value !== '';
};
