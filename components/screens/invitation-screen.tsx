import { Invitation } from '@/components/people/account/later-forms';
import { WaySteps } from '@/components/people/account/way-steps';

/** `/invitation#key`: what somebody is invited to, and the way to their PIN. */
export function InvitationScreen() {
  return (
    <>
      <WaySteps way="signup" step="ask" />
      <Invitation />
    </>
  );
}
