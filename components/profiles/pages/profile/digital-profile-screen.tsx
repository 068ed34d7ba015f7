'use client';

import { useParams } from '@/lib/i18n/navigation';
import { DigitalProfile } from '@/components/profiles/cv/digital-profile';

/** `/profile/[userId]/digital-profile`: what the reader may see of a person. */
export function DigitalProfileScreen({ organizationId }: { organizationId: string }) {
  const { userId } = useParams<{ userId: string }>();
  return <DigitalProfile key={userId} organizationId={organizationId} userId={userId} />;
}
