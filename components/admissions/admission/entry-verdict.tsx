'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import type { Admission, Condition, Failure } from '@/lib/domain/schools/may-enter';

const tones = { yes: 'success', 'not-yet': 'info', no: 'warning', unknown: 'info' } as const;

/** The sentences of failed rules and of conditions that remain. */
export function useEntrySentences() {
  const t = useTranslations('entry');
  const rule = useTranslations('admissionRule');
  const words = useTranslations('education');
  const trackOf = (tracks: readonly ('science' | 'social-science')[]) =>
    tracks.map((track) => words(`examTrack.${track}`)).join(', ');
  const failure = (failed: Failure): string => {
    switch (failed.rule) {
      case 'studies':
        return t('failed.studies', { needs: rule(`needs.${failed.needs}`) });
      case 'track':
        return t('failed.track', { track: trackOf(failed.needs) });
      case 'grade':
        return t('failed.grade', { needs: failed.needs, has: failed.has });
      case 'paper':
        return t('failed.paper', {
          subject: words(`examSubject.${failed.subject}`),
          needs: failed.needs,
          has: failed.has,
        });
      case 'year':
        return t('failed.year', { years: failed.maxYears });
    }
  };
  const condition = (open: Condition): string => {
    switch (open.rule) {
      case 'studies':
        return rule(`needs.${open.needs}`);
      case 'grade':
        return rule('grade', { grade: open.needs });
      case 'track':
        return trackOf(open.needs);
      case 'paper':
        return rule('paper', { subject: words(`examSubject.${open.subject}`), grade: open.needs });
      case 'year':
        return rule('maxYears', { years: open.maxYears });
      case 'exam':
        return rule(`exam.${open.exam}`);
    }
  };
  return { failure, condition };
}

/** The rules that fail and the conditions that remain. */
export function EntryReasons({ failed, open }: Pick<Admission, 'failed' | 'open'>) {
  const t = useTranslations('entry');
  const { failure, condition } = useEntrySentences();
  return (
    <>
      {failed.length > 0 && (
        <ul className="list-disc pl-5">
          {failed.map((each) => (
            <li key={failure(each)}>{failure(each)}</li>
          ))}
        </ul>
      )}
      {open.length > 0 && (
        <>
          {failed.length > 0 && <p className="mt-2">{t('alsoNeeded')}</p>}
          <ul className="list-disc pl-5">
            {open.map((each) => (
              <li key={condition(each)}>{condition(each)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Yes, not yet, no or unknown, with the reasons. */
export function EntryVerdict({ admission }: { admission: Admission }) {
  const t = useTranslations('entry');
  const { verdict, open } = admission;
  const title = verdict === 'yes' && open.length > 0 ? t('verdict.yesIf') : t(`verdict.${verdict}`);
  return (
    <Alert tone={tones[verdict]} title={title}>
      <EntryReasons {...admission} />
    </Alert>
  );
}
