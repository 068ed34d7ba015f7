'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { WordsField } from '@/components/form/limited-text';
import { CalendarButton } from '@/components/kits/deed/calendar-button';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { Alert } from '@/components/ui/alert';
import { Panel } from '@/components/ui/panel';
import { Radio, RadioGroup } from '@/components/ui/radio-group';
import { ownInterviewsApi } from '@/lib/api/own-interviews';
import { vacanciesApi } from '@/lib/api/vacancies';
import type { OwnInterview as Interview } from '@/lib/contract/careers/own-interviews';
import { formatMinute } from '@/lib/domain/dates/dates';
import { textLimits } from '@/lib/domain/limits/texts';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

/** The interview that belongs to the reader's application: its hours to choose from, or the chosen one. */
export function OwnInterview({ userId, vacancyId }: { userId: string; vacancyId: string }) {
  const query = useQuery(ownInterviewsApi.list.queryOptions({ params: { userId } }));
  const interview = query.data?.data.find((each) => each.vacancyId === vacancyId);
  return interview ? <Shown userId={userId} interview={interview} /> : null;
}

function Shown({ userId, interview }: { userId: string; interview: Interview }) {
  const t = useTranslations('jobApply.interview');
  const locale = useLocale();
  const { startsAt, minutes, place, title, slug, interviewId } = interview;
  return (
    <Panel title={t('title')} className="mb-4">
      {startsAt ? (
        <>
          <p className="text-lg font-semibold">
            {t('at', { date: formatMinute(startsAt, locale), minutes })}
          </p>
          <p className="mb-3 wrap-anywhere">{t('place', { place: pickText(place, locale) })}</p>
          <CalendarButton
            matter={{
              uid: `interview-${interviewId}@sala`,
              title: t('entry', { title: pickText(title, locale) }),
              note: '',
              place: pickText(place, locale),
              startsAt,
              endsAt: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString(),
              sequence: 1,
              isCancelled: false,
            }}
            page={href('/career-center/internship-job-opportunities/[slug]', { slug })}
            name="interview"
            text={t('calendar')}
          />
        </>
      ) : (
        <Choose userId={userId} interview={interview} />
      )}
      <Decline userId={userId} interviewId={interviewId} isPicked={startsAt !== null} />
    </Panel>
  );
}

function Choose({ userId, interview }: { userId: string; interview: Interview }) {
  const t = useTranslations('jobApply.interview');
  const locale = useLocale();
  const { interviewId, free, minutes, place } = interview;
  const [chosen, setChosen] = useState('');
  const pick = useWrite(ownInterviewsApi.pick, {
    problems: { 'slot-gone': t('problems.gone'), 'interview-over': t('problems.over') },
    // Whose turn the application is follows from it.
    invalidates: [vacanciesApi.key],
    done: t('picked'),
    inPlace: true,
  });
  if (free.length === 0) return <Alert tone="warning">{t('noneLeft')}</Alert>;
  return (
    <div className="grid justify-items-start gap-3">
      <p>{t('choose', { minutes })}</p>
      <p className="wrap-anywhere">{t('place', { place: pickText(place, locale) })}</p>
      <RadioGroup aria-label={t('time')}>
        {free.map((at) => (
          <Radio
            key={at}
            name={interviewId}
            value={at}
            checked={chosen === at}
            onChange={() => setChosen(at)}
          >
            {formatMinute(at, locale)}
          </Radio>
        ))}
      </RadioGroup>
      {pick.problem && <Alert tone="danger">{pick.problem}</Alert>}
      <WriteButton
        disabled={!free.includes(chosen)}
        write={pick}
        onWrite={() => pick.run({ params: { userId, interviewId }, body: { startsAt: chosen } })}
      >
        {t('pick')}
      </WriteButton>
    </div>
  );
}

interface DeclineProps {
  userId: string;
  interviewId: string;
  isPicked: boolean;
}

function Decline({ userId, interviewId, isPicked }: DeclineProps) {
  const t = useTranslations('jobApply.interview');
  const [words, setWords] = useState('');
  const decline = useWrite(ownInterviewsApi.decline, {
    problems: { 'interview-over': t('problems.over') },
    invalidates: [vacanciesApi.key],
    done: t('declined'),
  });
  return (
    <WriteButton
      variant="secondary"
      className="mt-3"
      write={decline}
      onWrite={() => decline.run({ params: { userId, interviewId }, body: { words } })}
      asks={{
        title: t('declineTitle'),
        description: t('declineBody'),
        children: (
          <WordsField
            label={t('words')}
            rows={3}
            value={words}
            max={textLimits.shortTextMax}
            onChange={setWords}
          />
        ),
      }}
    >
      {t(isPicked ? 'cannot' : 'decline')}
    </WriteButton>
  );
}
