import { useTranslations } from 'next-intl';
import { HomeSection } from '@/components/site/home/home-section';
import { Illustration } from '@/components/ui/illustration';
import { TextLink } from '@/components/ui/text-link';
import { href } from '@/lib/routes/href';

const steps = [
  { key: 'choose', picture: 'step-find', to: href('/explore') },
  { key: 'prepare', picture: 'mind-ISTJ', to: href('/student-online-application') },
  { key: 'send', picture: 'step-apply', to: href('/profile/applications/create') },
  { key: 'begin', picture: 'step-begin', to: href('/profile/applications') },
] as const;

/** The way from choosing a school to the first day there, with a way into each step. */
export function AdmissionSteps() {
  const t = useTranslations('admission.steps');
  return (
    <HomeSection id="admission-steps" title={t('title')} lead={t('lead')}>
      <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ key, picture, to }, index) => (
          <li key={key} className="card flex gap-4 p-5 sm:flex-col sm:gap-3">
            <Illustration
              name={picture}
              className="size-20 shrink-0 self-start rounded-full object-cover sm:size-28"
            />
            <div className="flex min-w-0 flex-1 flex-col">
              <h3 className="text-lg font-semibold">
                {index + 1}. {t(`${key}.title`)}
              </h3>
              <p className="mt-1 flex-1 text-muted">{t(`${key}.body`)}</p>
              <TextLink href={to}>{t(`${key}.action`)}</TextLink>
            </div>
          </li>
        ))}
      </ol>
    </HomeSection>
  );
}
