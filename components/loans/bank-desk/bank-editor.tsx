'use client';

import { lazyPart } from '@/components/feedback/lazy-part';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';

/** Writes a bank. The form is fetched beside the page, with the record. */
export const BankEditor = lazyPart(
  () => import('./bank-editor-body').then((module) => module.BankEditorBody),
  DetailSkeleton,
  { ahead: true },
);
