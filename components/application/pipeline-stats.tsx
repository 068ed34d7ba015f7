import { CircleCheck, CircleX, Files, Hourglass } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import { Card, CardBody } from '@/components/ui/card';
import { Stat } from '@/components/ui/stat';
import type { Pipeline } from '@/lib/contract/applicant/pipeline';
import { acceptedStep, rejectedStep } from '@/lib/domain/applications/applicant-steps';

/** The main numbers: all applications, waiting ones, and decisions, each as a share of all. */
export function PipelineStats({ pipeline }: { pipeline: Pipeline }) {
  const t = useTranslations('advisor.dashboard');
  const all = pipeline.countAllData;
  const countOf = (key: string) => pipeline.steps.find((step) => step.key === key)?.count ?? 0;
  const [accepted, rejected] = [countOf(acceptedStep.key), countOf(rejectedStep.key)];
  const share = (count: number) =>
    all > 0 ? t('ofAll', { share: Math.round((count / all) * 100) }) : undefined;
  const stats = [
    { key: 'all', value: all, Icon: Files, hint: undefined },
    {
      key: 'open',
      value: all - accepted - rejected,
      Icon: Hourglass,
      hint: share(all - accepted - rejected),
    },
    { key: 'accepted', value: accepted, Icon: CircleCheck, hint: share(accepted) },
    { key: 'rejected', value: rejected, Icon: CircleX, hint: share(rejected) },
  ] as const;
  return (
    <Card>
      <CardBody className="grid grid-cols-2 gap-x-3 gap-y-5 xl:grid-cols-4">
        {stats.map(({ key, value, Icon, hint }) => (
          <Stat
            key={key}
            label={t(key)}
            value={value}
            hint={hint}
            icon={<Icon className="size-5" />}
            className="max-sm:flex-col max-sm:gap-2"
          />
        ))}
      </CardBody>
    </Card>
  );
}
