import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import { KeepPlace } from './keep-place';
import { OfferDay } from './offer-day';
import { OfferFacts } from './offer-facts';

interface OfferDeskProps {
  application: ApplicantDetail;
  /** The reader decides on the application. */
  mayChange: boolean;
}

/** The offer of a place, with what whoever decides may still change of it. */
export const OfferDesk = ({ application, mayChange }: OfferDeskProps) => (
  <>
    <OfferFacts application={application} />
    {mayChange && (
      <>
        <KeepPlace application={application} />
        <OfferDay application={application} kind="answer" />
        <OfferDay application={application} kind="proof" />
      </>
    )}
  </>
);
