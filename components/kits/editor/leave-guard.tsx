'use client';

import { useTranslations } from 'next-intl';
import { LeaveQuestion } from '@/components/kits/work/leave-question';

interface LeaveGuardProps {
  /** While there are unsaved changes. */
  when: boolean;
  /** Whether the draft is stored on this device; the question says which. */
  isStored: boolean;
}

/** Asks before a link or the browser leaves a page with unsaved work. */
export function LeaveGuard({ when, isStored }: LeaveGuardProps) {
  const t = useTranslations('editor.leave');
  const body = t(isStored ? 'stored' : 'lost');
  const texts = { title: t('title'), body, leave: t('leave'), stay: t('stay') };
  return <LeaveQuestion when={when} texts={texts} danger={!isStored} />;
}
