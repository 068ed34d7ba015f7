import { EventDeed } from '@/components/events/career-event/event-deed';
import { EventWay } from '@/components/events/career-event/event-way';
import { JobDeed } from '@/components/careers/job/job-deed';
import type { VacancyDetail } from '@/lib/contract/careers/vacancy-shapes';
import type { ScheduledEvent } from '@/lib/contract/events/event-answer';

/** The vacancy or event that an article is about, as it is now. */
export type ArticleRecord = { job: VacancyDetail } | { event: ScheduledEvent };

/** What can be done with the record: an article has no pay, day or place of its own beside it. */
export const ArticleRecordDeed = ({ record, shape }: { record: ArticleRecord; shape: 'card' | 'bar' }) =>
  'job' in record ? (
    <JobDeed vacancy={record.job} shape={shape} isElsewhere />
  ) : (
    <EventDeed
      event={record.event}
      shape={shape}
      withName
      main={<EventWay event={record.event} shape={shape} isElsewhere />}
      className={shape === 'bar' ? 'deed-bar-inset' : ''}
    />
  );
