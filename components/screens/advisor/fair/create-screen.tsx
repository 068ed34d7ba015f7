'use client';

import { FairEditor } from '@/components/recruitment/fair-desk/fair-editor';
import { newFair } from '@/components/recruitment/fair-desk/fair-form';

/** Writes a new fair, a draft at first. */
export const FairCreateScreen = ({ organizationId }: { organizationId: string }) => (
  <FairEditor fair={newFair} organizationId={organizationId} />
);
