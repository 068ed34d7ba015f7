import { useTranslations } from 'next-intl';
import type { AdmissionRule } from '@/lib/domain/schools/admission-rule';

/** The conditions of a rule, one line each; texts from `admissionRule` and `education`. For server and client components. */
export function useRuleLines(): (rule: AdmissionRule) => string[] {
  const t = useTranslations('admissionRule');
  const words = useTranslations('education');
  return ({ needs, minGrade, tracks, papers, exam, maxYears, bridging }) =>
    [
      t(`needs.${needs}`),
      minGrade && minGrade !== 'E' ? t('grade', { grade: minGrade }) : '',
      ...(tracks.length === 1 ? tracks.map((track) => words(`examTrack.${track}`)) : []),
      ...papers.map((paper) =>
        t('paper', { subject: words(`examSubject.${paper.subject}`), grade: paper.minGrade }),
      ),
      maxYears === null ? '' : t('maxYears', { years: maxYears }),
      exam === 'none' ? '' : t(`exam.${exam}`),
      bridging ? t('bridging') : '',
    ].filter(Boolean);
}
