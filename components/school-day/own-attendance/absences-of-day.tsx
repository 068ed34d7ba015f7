'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { showToast } from '@/components/feedback/toast';
import { openFile } from '@/components/kits/upload/open-file';
import { personNames } from '@/components/accounts/people/person-names';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { lmsApi } from '@/lib/api/lms';
import { pickName } from '@/lib/i18n/pick';
import { useAbsenceWords } from './absence-words';

interface AbsencesOfDayProps {
  orgId: string;
  /** An ISO day; empty until it is known. */
  day: string;
}

/** Who has said before that they will not come; nothing where nobody has. */
export function AbsencesOfDay({ orgId, day }: AbsencesOfDayProps) {
  const t = useTranslations('absence');
  const locale = useLocale();
  const words = useAbsenceWords();
  const { data: answer } = useQuery({
    ...lmsApi.absenceNotices.listOfOrganization.queryOptions({ params: { orgId }, query: { day } }),
    enabled: day !== '',
  });
  if (!answer || answer.countTotal === 0) return null;
  const open = async (key: string) => {
    if (!(await openFile(key))) showToast({ kind: 'danger', message: t('paperFailed') });
  };
  return (
    <Panel
      title={t('ofDay')}
      aside={
        <span className="text-sm text-muted tabular-nums">
          {t('ofDayCount', { count: answer.countTotal })}
        </span>
      }
    >
      <ul className="divide-y divide-border">
        {answer.data.map((absence) => {
          const { absenceId, paper, paperKey, className, classNameNative } = absence;
          const { name } = personNames(absence, locale);
          return (
            <li
              key={absenceId}
              className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
            >
              <span className="min-w-0 flex-1 basis-48">
                <span className="block font-semibold">
                  {name}
                  {className && (
                    <span className="font-normal text-muted">
                      {' '}
                      · {pickName({ name: className, nameNative: classNameNative ?? className }, locale)}
                    </span>
                  )}
                </span>
                <span className="block wrap-anywhere">{words.why(absence)}</span>
                <span className="block text-sm text-muted">{words.when(absence)}</span>
                <span className="block text-sm text-muted">{words.said(absence)}</span>
              </span>
              {paperKey === null ? (
                paper !== 'none' && (
                  <Badge tone={paper === 'asked' ? 'warning' : 'success'}>{t(`paperState.${paper}`)}</Badge>
                )
              ) : (
                <Button
                  variant="secondary"
                  size="sm"
                  className="min-h-11"
                  aria-label={t('openPaper', { name })}
                  onClick={() => void open(paperKey)}
                >
                  {t('paperState.given')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {answer.countTotal > answer.data.length && (
        <p className="mt-3 text-sm text-muted">{t('more', { shown: answer.data.length })}</p>
      )}
    </Panel>
  );
}
