'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import { deviceStore, readBy } from '@/lib/device/device-store';
import { useDeviceValue } from '@/lib/device/use-device-value';
import { href } from '@/lib/routes/href';
import { questionDraft } from './question-draft';

/** The title of a question that was begun; null where nothing is typed. */
const begun = readBy((stored): string | null => {
  if (typeof stored !== 'object' || stored === null || !('values' in stored)) return null;
  const { values } = stored;
  if (typeof values !== 'object' || values === null) return null;
  const { title, description } = values as { title?: unknown; description?: unknown };
  return [title, description].find((text) => typeof text === 'string' && text.trim() !== '') as string | null;
});

/** A question that was begun on this device and not sent. */
export function DraftOfQuestion({ subjectId }: { subjectId: string }) {
  const t = useTranslations('ownQuestion.mine');
  const [store] = useState(() => deviceStore(questionDraft(subjectId), begun, { scope: 'device' }));
  const title = useDeviceValue(store);
  if (!title) return null;
  return (
    <Alert
      className="mb-5"
      title={t('draft')}
      action={
        <LinkButton size="sm" variant="secondary" href={href('/forum/question')}>
          {t('goOn')}
        </LinkButton>
      }
    >
      <span className="line-clamp-2 wrap-anywhere">{title}</span>
    </Alert>
  );
}
