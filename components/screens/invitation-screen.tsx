import { LaterInvitation } from '@/components/people/account/later-invitation';
import { WaySteps } from '@/components/people/account/way-steps';

/** `/invitation#key`: what somebody is invited to, and the way to their PIN. */
export function InvitationScreen() {
  return (
    <>
      <WaySteps way="signup" step="ask" />
      <LaterInvitation />
    </>
  );
}
