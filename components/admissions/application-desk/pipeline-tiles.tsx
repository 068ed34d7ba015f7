'use client';

import { useTranslations } from 'next-intl';
import { applicationList } from '@/components/admissions/application/application-list';
import { Tile, Tiles } from '@/components/kits/dashboard/tile';
import { Icon } from '@/components/ui/icon';
import { useToday } from '@/components/ui/use-today';
import type { Pipeline, Progress } from '@/lib/contract/applicant/pipeline';
import { acceptedStep, rejectedStep } from '@/lib/domain/applications/applicant-steps';
import { pipelineLimits } from '@/lib/domain/limits';

const { answerWithinDays } = pipelineLimits;

/** What there is to do today, then the main numbers; each leads to its applications. */
export function PipelineTiles({
  pipeline,
  today,
}: {
  pipeline: Pipeline;
  today: Progress['today'] | undefined;
}) {
  const t = useTranslations('advisor.dashboard');
  const tDesk = useTranslations('applicationDesk.today');
  const day = useToday();
  const all = pipeline.countAllData;
  const countOf = (key: string) => pipeline.steps.find((step) => step.key === key)?.count ?? 0;
  const { countOnCondition: onCondition } = pipeline;
  const [accepted, rejected] = [countOf(acceptedStep.key) - onCondition, countOf(rejectedStep.key)];
  const open = pipeline.schools.reduce((sum, { countOpen }) => sum + countOpen, 0);
  const share = (count: number) =>
    all > 0 ? t('ofAll', { share: Math.round((count / all) * 100) }) : undefined;
  return (
    <Tiles columns={3}>
      <Tile
        label={tDesk('toAnswer')}
        value={today?.toAnswer ?? '–'}
        hint={tDesk('toAnswerHint', { days: answerWithinDays })}
        icon={<Icon name="bell" className="size-5" />}
        href={applicationList.href({ sort: 'waiting', filters: { waitingDays: String(answerWithinDays) } })}
      />
      <Tile
        label={tDesk('received')}
        value={today?.received ?? '–'}
        icon={<Icon name="inbox" className="size-5" />}
        href={applicationList.href({ filters: { createdAt: day } })}
      />
      <Tile
        label={t('all')}
        value={all}
        icon={<Icon name="files" className="size-5" />}
        href={applicationList.href()}
      />
      <Tile
        label={t('open')}
        value={open}
        hint={share(open)}
        icon={<Icon name="hourglass" className="size-5" />}
        href={applicationList.href({ sort: 'waiting' })}
      />
      <Tile
        label={t('accepted')}
        value={accepted}
        hint={share(accepted)}
        icon={<Icon name="circle-check" className="size-5" />}
        href={applicationList.href({ filters: { applicantStatus: acceptedStep.key } })}
      />
      {onCondition > 0 && (
        <Tile
          label={t('onCondition')}
          value={onCondition}
          hint={t('onConditionHint')}
          icon={<Icon name="clipboard-clock" className="size-5" />}
          href={applicationList.href({ filters: { onCondition: 'true' } })}
        />
      )}
      <Tile
        label={t('rejected')}
        value={rejected}
        hint={share(rejected)}
        icon={<Icon name="circle-x" className="size-5" />}
        href={applicationList.href({ filters: { applicantStatus: rejectedStep.key } })}
      />
    </Tiles>
  );
}
