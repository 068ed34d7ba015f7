'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { Progress } from '@/components/ui/progress';
import { type Href, href } from '@/lib/routes/href';

export const welcomeSteps = ['account', 'test', 'profile', 'favorite', 'application'] as const;
export type WelcomeStep = (typeof welcomeSteps)[number];

const places: Readonly<Record<WelcomeStep, Href>> = {
  account: href('/signup'),
  test: href('/orientation-test'),
  profile: href('/profile/edit'),
  favorite: href('/explore'),
  application: href('/enrollment'),
};

/** Where the result of a step can be seen again. */
const results: Readonly<Record<WelcomeStep, Href>> = {
  account: href('/profile/settings'),
  test: href('/orientation-test'),
  profile: href('/profile/edit'),
  favorite: href('/profile/favorite'),
  application: href('/profile/applications'),
};

/** The first steps, which of them are done, and what comes next. */
export function StepList({ done }: { done: ReadonlySet<WelcomeStep> }) {
  const t = useTranslations('welcome');
  const next = welcomeSteps.find((step) => !done.has(step));
  return (
    <>
      <p className="mb-2 text-muted">{t('progress', { done: done.size, total: welcomeSteps.length })}</p>
      <Progress
        value={done.size}
        max={welcomeSteps.length}
        label={t('progress', { done: done.size, total: welcomeSteps.length })}
      />
      {!next && <p className="mt-4 rounded-lg bg-success-soft p-4 font-medium">{t('allDone')}</p>}
      <ol className="mt-5 grid gap-3">
        {welcomeSteps.map((step, index) => {
          const isDone = done.has(step);
          return (
            <li key={step} className="card flex flex-wrap items-center gap-x-5 gap-y-3 p-5">
              {isDone ? (
                <Icon name="circle-check-big" className="size-9 shrink-0 text-success" />
              ) : (
                <span
                  aria-hidden="true"
                  className="grid size-9 shrink-0 place-items-center rounded-full bg-highlight font-bold text-[#2b1a00]"
                >
                  {index + 1}
                </span>
              )}
              <div className="min-w-0 flex-1 basis-60">
                <h3 className="text-lg font-semibold">
                  {t(`step.${step}.title`)}
                  {isDone && <span className="sr-only"> ({t('done')})</span>}
                </h3>
                <p className="text-muted">{t(`step.${step}.body`)}</p>
              </div>
              <LinkButton
                href={isDone ? results[step] : places[step]}
                variant={step === next ? 'primary' : 'secondary'}
                prefetch={false}
                className="max-sm:w-full"
              >
                {t(`step.${step}.${isDone ? 'see' : 'action'}`)}
              </LinkButton>
            </li>
          );
        })}
      </ol>
    </>
  );
}
