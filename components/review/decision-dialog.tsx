'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ChoiceField } from '@/components/form/choice-field';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextareaField } from '@/components/form/textarea-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { KeptRows, useRest } from '@/components/kits/batch/kept-rows';
import { useBatch } from '@/components/kits/batch/use-batch';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { reportsApi } from '@/lib/api/reports';
import { type ReviewItem, reviewDecisionRow } from '@/lib/contract/review/reports';
import { reviewDecisions, type ReviewDecision } from '@/lib/domain/review/review';
import { textLimits } from '@/lib/domain/limits/texts';
import { pickText } from '@/lib/i18n/pick';

/** What lists show of it besides the queue, by the names of their resources. */
const decidedKeys = [
  ['recruitment/vacancy-desk'],
  ['qa/questions'],
  ['qa/user-answers'],
  ['academic/schools'],
];

const decisionForm = reviewDecisionRow.pick({ decision: true, reason: true });

/** What the dialog needs to know of what is decided. */
export type Decidable = Pick<ReviewItem, 'kind' | 'id' | 'title' | 'held'> & {
  isReported: boolean;
  /** What is decided with it. */
  others?: readonly Pick<ReviewItem, 'kind' | 'id'>[];
};

/** What can be decided of it: what was reported may stay, what is shown be hidden, what is held be shown. */
const choicesFor = ({ isReported, held }: Decidable): ReviewDecision[] =>
  reviewDecisions.filter(
    (decision) =>
      (decision === 'keep' && isReported && held !== 'flagged' && held !== 'reported' && held !== 'unread') ||
      (decision === 'hide' && held !== 'hidden') ||
      (decision === 'release' && held !== null),
  );

interface DecisionDialogProps {
  items: readonly Decidable[];
  /** What was asked for already. */
  decision?: ReviewDecision | undefined;
  onClose: () => void;
}

/** Decides one or many at once, with a reason that their authors read; says which were decided by others meanwhile. */
export function DecisionDialog({ items, decision: asked, onClose }: DecisionDialogProps) {
  const t = useTranslations('review.decision');
  const locale = useLocale();
  const { send } = useBatch({
    call: reportsApi.decide,
    params: undefined,
    problems: { 'already-decided': 'decided', 404: 'gone', other: 'failed' },
    invalidates: [reportsApi.key, ...decidedKeys],
  });
  const { rest, kept, run } = useRest<Decidable, 'decided' | 'gone' | 'failed'>(items, {
    done: (count) => t('done', { count }),
    onAllDone: onClose,
  });
  const form = useZodForm(decisionForm, { defaultValues: { decision: asked, reason: '' } });
  const possible = reviewDecisions.filter((each) => rest.every((item) => choicesFor(item).includes(each)));
  const [first] = rest;
  const ofSchools = rest.length > 0 && rest.every(({ kind }) => kind === 'school');
  const count = rest.reduce((sum, { others = [] }) => sum + 1 + others.length, 0);
  const words = ofSchools ? 'ofSchools' : 'ofTexts';

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t('title', { count })}
        description={rest.length === 1 && first ? pickText(first.title, locale) : undefined}
      >
        <KeptRows
          kept={kept}
          title={(count) => t('refused', { count })}
          say={({ row, problem }) => t(`kept.${problem}`, { title: pickText(row.title, locale) })}
        />
        {possible.length === 0 ? (
          <p>{t('mixed')}</p>
        ) : (
          <Form
            form={form}
            onSubmit={({ decision, reason }) =>
              run((rows) =>
                send(rows, ({ kind, id, others = [] }) => ({
                  kind,
                  id,
                  decision,
                  reason,
                  others: others.map((other) => ({ kind: other.kind, id: other.id })),
                })),
              )
            }
          >
            <ChoiceField
              name="decision"
              label={t('choice')}
              choices={possible.map((value) => ({
                value,
                label: t(`${words}.choices.${value}`),
                hint: t(`${words}.hints.${value}`),
              }))}
            />
            <TextareaField
              name="reason"
              label={t('reason')}
              hint={t('reasonHint')}
              rows={3}
              maxLength={textLimits.shortTextMax}
            />
            <SubmitButton>{t('submit')}</SubmitButton>
          </Form>
        )}
      </DialogContent>
    </Dialog>
  );
}
