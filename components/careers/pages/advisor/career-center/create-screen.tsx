'use client';

import { CenterEditor } from '@/components/careers/career-center/center-editor';
import { newCenter } from '@/components/careers/career-center/center-form';

/** Adds a career center. */
export const CareerCenterCreateScreen = ({ organizationId }: { organizationId: string }) => (
  <CenterEditor organizationId={organizationId} center={newCenter} />
);
