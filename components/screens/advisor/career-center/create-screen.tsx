'use client';

import { CenterEditor } from '@/components/recruitment/career-center/center-editor';
import { newCenter } from '@/components/recruitment/career-center/center-form';

/** Adds a career center. */
export const CareerCenterCreateScreen = ({ organizationId }: { organizationId: string }) => (
  <CenterEditor organizationId={organizationId} center={newCenter} />
);
