'use client';

import { FairEditor } from '@/components/careers/fair-desk/fair-editor';
import { newFair } from '@/components/careers/fair-desk/fair-form';

/** Writes a new fair, a draft at first. */
export const FairCreateScreen = ({ organizationId }: { organizationId: string }) => (
  <FairEditor fair={newFair} organizationId={organizationId} />
);
