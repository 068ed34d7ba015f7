'use client';

import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import type { NoticeSettings } from '@/lib/contract/notices/channels';
import type { NotificationTopic } from '@/lib/domain/notices/topics';

type Choice = NoticeSettings['choices'][number];

interface NoticeTopicProps {
  topic: NotificationTopic;
  /** Those that the person has. */
  choices: readonly Choice[];
  onChoice: (choice: Choice) => void;
}

const columns = {
  sala: 'sm:col-start-1',
  telegram: 'sm:col-start-2',
  sms: 'sm:col-start-3',
  mail: 'sm:col-start-4',
};

/** Where the notices of one topic go. */
export function NoticeTopic({ topic, choices, onChoice }: NoticeTopicProps) {
  const t = useTranslations('settings.notices.channel');
  const topicName = useTranslations('notification.topic');
  return (
    <fieldset className="grid py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] sm:items-center">
      <legend className="sr-only">{topicName(topic)}</legend>
      <span aria-hidden="true" className="font-semibold">
        {topicName(topic)}
      </span>
      <span className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
        {choices.map((choice) => (
          <Checkbox
            key={choice.channel}
            className={columns[choice.channel]}
            checked={choice.on}
            onChange={({ target }) => onChoice({ ...choice, on: target.checked })}
          >
            {t(choice.channel)}
          </Checkbox>
        ))}
      </span>
    </fieldset>
  );
}
