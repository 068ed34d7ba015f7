'use client';

import { partnerApplicationList } from '@/components/admissions/application/application-list';
import { ApplicationListView } from '@/components/admissions/application-desk/application-list-view';
import { lazyPart } from '@/components/feedback/lazy-part';

const ApplicantSheet = lazyPart(
  () => import('./applicant-sheet').then((module) => module.ApplicantSheet),
  () => null,
  { ssr: false },
);

/** The applicants of the reader's own schools. */
export const PartnerApplicants = () => (
  <ApplicationListView
    address={partnerApplicationList}
    detail={(applicant, onClose) => <ApplicantSheet applicant={applicant} onClose={onClose} />}
  />
);
