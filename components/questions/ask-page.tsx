'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { useHydrated } from '@/lib/device/use-hydrated';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import { academicApi } from '@/lib/api/academic';
import type { Question } from '@/lib/contract/questions/posts';
import { useRouter, useSearchParams } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { useViewer } from '@/lib/query/use-viewer';
import { href } from '@/lib/routes/href';
import { AskForm, type AskPlace } from './ask-form';

/** Asking: in general, or about the programme that the address names; its school hears of it. */
export function AskPage({ place }: { place: AskPlace }) {
  const t = useTranslations('ownQuestion.ask');
  const locale = useLocale();
  const router = useRouter();
  const asked = useSearchParams();
  const subject = asked.get('subject');
  const isHydrated = useHydrated();
  const [held, setHeld] = useState<Question | null>(null);
  const viewer = useViewer();
  const course = useQuery({
    ...academicApi.subjects.get.queryOptions({ params: { id: subject ?? '' } }),
    enabled: subject !== null,
  });
  if (held)
    return (
      <Empty
        title={t('heldTitle')}
        action={
          <LinkButton href={href('/forum/answer', undefined, { view: 'held' })} variant="secondary">
            {t('toMine')}
          </LinkButton>
        }
      >
        {t('heldBody')}
      </Empty>
    );
  const about = course.data;
  const isKnown = subject === null || course.isSuccess || course.isError;
  return (
    <QueryState query={viewer} skeleton={<Skeleton className="h-96" />}>
      {({ age }) =>
        isHydrated && isKnown ? (
          <>
            {about && (
              <p className="mb-5 rounded-md bg-sunken px-4 py-3 font-medium">
                {t('about', { name: pickName(about, locale), school: pickName(about.school, locale) })}
              </p>
            )}
            <AskForm
              key={about?.enrollableSubjectId ?? ''}
              place={about ? { organizationId: about.schoolId, subjectId: about.enrollableSubjectId } : place}
              title={asked.get('title') ?? ''}
              hideName={age === 'minor'}
              onSent={(question) => {
                if (question.state === 'open')
                  router.push(href('/forum/answer/[id]', { id: question.questionId }));
                else setHeld(question);
              }}
              onAnswered={(id) => router.push(href('/forum/answer/[id]', { id }))}
            />
          </>
        ) : (
          <Skeleton className="h-96" />
        )
      }
    </QueryState>
  );
}
