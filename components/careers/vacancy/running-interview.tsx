'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { Panel } from '@/components/ui/panel';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { Interview } from '@/lib/contract/careers/applicant-work';
import { formatMinute } from '@/lib/domain/dates/dates';
import { pickText } from '@/lib/i18n/pick';

interface RunningInterviewProps {
  params: { orgId: string; applicationId: string };
  interview: Interview;
}

/** The interview that was offered to an applicant, or the hour that they chose. */
export function RunningInterview({ params, interview }: RunningInterviewProps) {
  const t = useTranslations('vacancyDesk.applicant.interview');
  const locale = useLocale();
  const callOff = useWrite(recruitmentApi.applicantWork.callOffInterview, {
    invalidates: [recruitmentApi.vacancyWork.key],
    done: t('calledOff'),
  });
  const { interviewId, startsAt, slots, minutes, place } = interview;
  const shown = startsAt ? [startsAt] : slots;
  return (
    <Panel title={t('box')}>
      {!startsAt && <p className="text-muted">{t('waits')}</p>}
      <ul>
        {shown.map((at) => (
          <li key={at} className="font-semibold">
            {formatMinute(at, locale)}
          </li>
        ))}
      </ul>
      <p className="wrap-anywhere">{t('at', { place: pickText(place, locale), minutes })}</p>
      <WriteButton
        variant="secondary"
        className="mt-3"
        write={callOff}
        onWrite={() => callOff.run({ params: { ...params, interviewId } })}
        asks={{ title: t('callOffTitle'), description: t('callOffBody'), danger: true }}
      >
        {t('callOff')}
      </WriteButton>
    </Panel>
  );
}
