'use client';

import { lazyPart } from '@/components/feedback/lazy-part';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';

/** Writes a campaign. The form is fetched beside the page, with the record. */
export const CampaignEditor = lazyPart(
  () => import('./campaign-editor-body').then((module) => module.CampaignEditorBody),
  DetailSkeleton,
  { ahead: true },
);
