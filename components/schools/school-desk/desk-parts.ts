import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';
import { lazyPart } from '@/components/feedback/lazy-part';

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

/** The parts of a school's desk, each loaded when it is opened. */
export const deskParts = {
  GeneralPart: lazyPart(() => import('./general-part').then((module) => module.GeneralPart), DetailSkeleton),
  ContactPart: lazyPart(() => import('./contact-part').then((module) => module.ContactPart), DetailSkeleton),
  PicturesPart: lazyPart(
    () => import('./pictures-part').then((module) => module.PicturesPart),
    DetailSkeleton,
  ),
  CampusesPart: lazyPart(
    () => import('./campuses-part').then((module) => module.CampusesPart),
    DetailSkeleton,
  ),
  AdmissionPart: lazyPart(
    () => import('./admission-part').then((module) => module.AdmissionPart),
    DetailSkeleton,
  ),
  ScholarshipsPart: lazyPart(
    () => import('./scholarships-part').then((module) => module.ScholarshipsPart),
    DetailSkeleton,
  ),
  ScholarshipRecordsPart: lazyPart(
    () => import('./scholarship-records-part').then((module) => module.ScholarshipRecordsPart),
    DetailSkeleton,
  ),
  ExchangesPart: lazyPart(
    () => import('./exchanges-part').then((module) => module.ExchangesPart),
    DetailSkeleton,
  ),
  QuotesPart: lazyPart(() => import('./quotes-part').then((module) => module.QuotesPart), DetailSkeleton),
  ProgramsPart: lazyPart(
    () => import('./programs-part').then((module) => module.ProgramsPart),
    DetailSkeleton,
  ),
  FormPart: lazyPart(() => import('./form-part').then((module) => module.FormPart), DetailSkeleton),
  StepsPart: lazyPart(() => import('./steps-part').then((module) => module.StepsPart), DetailSkeleton),
  StructurePart: lazyPart(
    () => import('./structure-part').then((module) => module.StructurePart),
    DetailSkeleton,
  ),
  SettingsPart: lazyPart(
    () => import('./settings-part').then((module) => module.SettingsPart),
    DetailSkeleton,
  ),
};
