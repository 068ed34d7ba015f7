import type { PgTable } from 'drizzle-orm/pg-core';
import {
  articles,
  banks,
  bankTerms,
  calendars,
  campaignRegistrations,
  campaigns,
  campuses,
  careerCenters,
  categories,
  events,
  fairBooths,
  fairPlaces,
  fairs,
  fairSessions,
  scholarships,
  schools,
  schoolVisits,
  siteTexts,
  subjects,
  vacancies,
} from '@/backend/db/schema';

/** A school shows its courses, a course its school, and a major both. */
const catalogue = ['schools', 'subjects', 'categories'];

/** The tables that public pages show, with the tags of these pages (lib/query). An act that writes to them announces the tags. */
const shownOn = new Map<PgTable, readonly string[]>([
  [schools, catalogue],
  [campuses, catalogue],
  [subjects, catalogue],
  [categories, catalogue],
  // A school says how many can be applied for.
  [scholarships, ['scholarships', 'schools']],
  [articles, ['articles']],
  [vacancies, ['vacancies']],
  [siteTexts, ['site-texts']],
  [banks, ['banks']],
  [bankTerms, ['banks']],
  [campaigns, ['campaigns']],
  // How many places are left.
  [campaignRegistrations, ['campaigns']],
  [calendars, ['events']],
  // Who comes changes pages that show the event only (`placesTag`).
  [events, ['events']],
  [fairs, ['fairs']],
  [fairBooths, ['fairs']],
  [fairSessions, ['fairs']],
  [fairPlaces, ['fairs']],
  [schoolVisits, ['visits']],
  [careerCenters, ['career-centers']],
]);

export const tagsOf = (table: PgTable): readonly string[] => shownOn.get(table) ?? [];
