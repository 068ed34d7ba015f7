import { OfferTermsFields } from './offer-terms-fields';
import { UnseenPapers } from './unseen-papers';
import type { Acceptance } from './use-acceptance';

/** What is asked of whoever accepts an application. */
export function AcceptanceFields({ acceptance }: { acceptance: Acceptance }) {
  const { terms, setTerms, firstProofDay, unseen, reason, setReason, isUnsaid } = acceptance;
  return (
    <>
      <OfferTermsFields terms={terms} onChange={setTerms} firstProofDay={firstProofDay} />
      {unseen.length > 0 && (
        <UnseenPapers papers={unseen} reason={reason} onChange={setReason} isMissing={isUnsaid} />
      )}
    </>
  );
}
