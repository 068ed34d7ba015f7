'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { Progress } from '@/components/ui/progress';
import { TextLink } from '@/components/ui/text-link';
import { isLeftOut } from '@/lib/env/left-out';
import { type Href, href } from '@/lib/routes/href';

const allSteps = ['account', 'test', 'profile', 'favorite', 'application'] as const;
export type WelcomeStep = (typeof allSteps)[number];

/** The steps that this site has. */
export const welcomeSteps = (): WelcomeStep[] =>
  allSteps.filter((step) => step !== 'test' || !isLeftOut('orientation'));

const places: Readonly<Record<WelcomeStep, Href>> = {
  account: href('/signup'),
  test: href('/orientation-test'),
  profile: href('/profile/edit'),
  favorite: href('/explore'),
  application: href('/school/enrollment-form'),
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
  const steps = welcomeSteps();
  const next = steps.find((step) => !done.has(step));
  return (
    <>
      <p className="mb-2 text-muted">{t('progress', { done: done.size, total: steps.length })}</p>
      <Progress
        value={done.size}
        max={steps.length}
        label={t('progress', { done: done.size, total: steps.length })}
      />
      {!next && <p className="mt-4 rounded-lg bg-success-soft p-4 font-medium">{t('allDone')}</p>}
      <ol className="mt-5 grid gap-3">
        {steps.map((step, index) => {
          const isDone = done.has(step);
          return (
            <li key={step} className="card flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 sm:p-5">
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
              <div className="min-w-0 flex-1 max-sm:basis-[calc(100%-3.25rem)]">
                <h3 className="text-lg font-semibold">
                  {t(`step.${step}.title`)}
                  {isDone && <span className="sr-only"> ({t('done')})</span>}
                </h3>
                {!isDone && <p className="text-muted">{t(`step.${step}.body`)}</p>}
              </div>
              {step === next ? (
                <LinkButton href={places[step]} prefetch={false} className="max-sm:mt-2 max-sm:w-full">
                  {t(`step.${step}.action`)}
                </LinkButton>
              ) : (
                <span className="max-sm:pl-13">
                  <TextLink href={isDone ? results[step] : places[step]}>
                    {t(`step.${step}.${isDone ? 'see' : 'action'}`)}
                  </TextLink>
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
