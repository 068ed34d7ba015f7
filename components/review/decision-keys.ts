import { useTranslations } from 'next-intl';
import type { RowDeed } from '@/components/kits/list/use-list-keys';
import type { ReviewDecision } from '@/lib/domain/review/review';

/** Rows that wait in the dialog, as they were chosen. */
export interface Deciding<Row> {
  rows: readonly Row[];
  decision?: ReviewDecision | undefined;
  /** With what else of their writers stands in the same row. */
  together?: boolean;
}

/** The keys of every desk that decides about what people write. */
export function useDecisionKeys() {
  const t = useTranslations('review.decision');
  return <Row>(decide: (deciding: Deciding<Row>) => void): RowDeed<Row>[] => [
    { key: 'd', words: t('title', { count: 1 }), deed: (rows) => decide({ rows }) },
    { key: 'r', words: t('ofTexts.choices.release'), deed: (rows) => decide({ rows, decision: 'release' }) },
    { key: 'h', words: t('ofTexts.choices.hide'), deed: (rows) => decide({ rows, decision: 'hide' }) },
  ];
}
