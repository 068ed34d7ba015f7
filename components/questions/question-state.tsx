import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { Question } from '@/lib/contract/questions/posts';

const tones = { open: 'success', held: 'warning', hidden: 'danger', merged: 'neutral' } as const;

/** Whether readers see it. */
export function QuestionState({ state }: Pick<Question, 'state'>) {
  const t = useTranslations('question.states');
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}
