import type { ApplicantDetail } from '@/lib/contract/applicant/applicant-shapes';
import { KeepPlace } from './keep-place';
import { OfferDay } from './offer-day';
import { OfferFacts } from './offer-facts';

/** The offer as it stands, and what a desk does with it; nothing where there is none. */
export function OfferDesk({ application }: { application: ApplicantDetail }) {
  if (!application.offer) return null;
  return (
    <>
      <OfferFacts offer={application.offer} />
      <KeepPlace application={application} />
      <OfferDay application={application} kind="answer" />
      <OfferDay application={application} kind="proof" />
    </>
  );
}
