'use client';

import { useTranslations } from 'next-intl';
import { type NotificationTopic, topicsWithout } from '@/lib/domain/notices/topics';
import { leftOut } from '@/lib/env/left-out';

interface TopicChoiceProps {
  /** Only guardians have notices about children. */
  hasChildren: boolean;
  topic: NotificationTopic | null;
  onTopic: (topic: NotificationTopic | null) => void;
}

/** Narrows the notices to one topic. */
export function TopicChoice({ topic, onTopic, hasChildren }: TopicChoiceProps) {
  const t = useTranslations('notification.topic');
  const topics = topicsWithout(leftOut()).filter((each) => hasChildren || each !== 'children');
  return (
    <div
      role="group"
      aria-label={t('label')}
      className="flex gap-1.5 overflow-x-auto border-b border-border px-3 py-2"
    >
      {[null, ...topics].map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={topic === each}
          className="chip shrink-0 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-text"
          onClick={() => onTopic(each)}
        >
          {t(each ?? 'all')}
        </button>
      ))}
    </div>
  );
}
