import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';
import { lazyPart } from '@/components/feedback/lazy-part';

/** The parts of a school's desk, each loaded when it is opened. */

export type PartKey =
  | 'general'
  | 'contact'
  | 'pictures'
  | 'campuses'
  | 'admission'
  | 'scholarships'
  | 'exchanges'
  | 'quotes'
  | 'programs'
  | 'form'
  | 'steps'
  | 'structure'
  | 'settings';

export const GeneralPart = lazyPart(
  () => import('./general-part').then((module) => module.GeneralPart),
  DetailSkeleton,
);
export const ContactPart = lazyPart(
  () => import('./contact-part').then((module) => module.ContactPart),
  DetailSkeleton,
);
export const PicturesPart = lazyPart(
  () => import('./pictures-part').then((module) => module.PicturesPart),
  DetailSkeleton,
);
export const CampusesPart = lazyPart(
  () => import('./campuses-part').then((module) => module.CampusesPart),
  DetailSkeleton,
);
export const AdmissionPart = lazyPart(
  () => import('./admission-part').then((module) => module.AdmissionPart),
  DetailSkeleton,
);
export const ScholarshipsPart = lazyPart(
  () => import('./scholarships-part').then((module) => module.ScholarshipsPart),
  DetailSkeleton,
);
export const ScholarshipRecordsPart = lazyPart(
  () => import('./scholarship-records-part').then((module) => module.ScholarshipRecordsPart),
  DetailSkeleton,
);
export const ExchangesPart = lazyPart(
  () => import('./exchanges-part').then((module) => module.ExchangesPart),
  DetailSkeleton,
);
export const QuotesPart = lazyPart(
  () => import('./quotes-part').then((module) => module.QuotesPart),
  DetailSkeleton,
);
export const ProgramsPart = lazyPart(
  () => import('./programs-part').then((module) => module.ProgramsPart),
  DetailSkeleton,
);
export const FormPart = lazyPart(
  () => import('./form-part').then((module) => module.FormPart),
  DetailSkeleton,
);
export const StepsPart = lazyPart(
  () => import('./steps-part').then((module) => module.StepsPart),
  DetailSkeleton,
);
export const StructurePart = lazyPart(
  () => import('./structure-part').then((module) => module.StructurePart),
  DetailSkeleton,
);
export const SettingsPart = lazyPart(
  () => import('./settings-part').then((module) => module.SettingsPart),
  DetailSkeleton,
);
