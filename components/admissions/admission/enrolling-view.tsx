import { useTranslations } from 'next-intl';
import { ApplicationLookup } from '@/components/admissions/admission/application-lookup';
import { OpenProgramList } from '@/components/admissions/admission/open-program-list';
import { Empty } from '@/components/feedback/empty';
import { QuestionList } from '@/components/site/help/question-list';
import { HomeSection } from '@/components/site/home/home-section';
import { PageHero } from '@/components/site/home/page-hero';
import { WelcomeSteps } from '@/components/site/welcome/welcome-steps';
import { LinkButton } from '@/components/ui/link-button';
import type { Subject } from '@/lib/contract/schools/subjects';
import type { SiteText } from '@/lib/contract/articles/site-texts';
import { groupDigits } from '@/lib/domain/values/number';
import { organizationId } from '@/lib/env/organization';
import { href } from '@/lib/routes/href';

interface EnrollingViewProps {
  /** Those with the next deadlines. */
  programs: readonly Subject[];
  /** How many take applications. */
  total: number;
  today: string;
  questions: readonly SiteText[];
}

/** How enrolling works, what of it the person has done, and what one can enrol in now. */
export function EnrollingView({ programs, total, today, questions }: EnrollingViewProps) {
  const t = useTranslations('admission');
  const openCourses = href('/course', undefined, { openNow: true });
  return (
    <>
      <PageHero title={t('title')} lead={t('lead')} picture="scene-start">
        <LinkButton href={openCourses} variant="secondary" size="lg">
          {t('openPrograms')}
        </LinkButton>
      </PageHero>
      <HomeSection
        id="admission-steps"
        title={t('steps.title')}
        lead={t('steps.lead')}
        more={{ href: href('/student-online-application'), label: t('steps.need') }}
      >
        <WelcomeSteps organizationId={organizationId()} />
      </HomeSection>
      <HomeSection
        id="admission-open"
        title={t('open.title')}
        lead={t('open.lead')}
        {...(total > programs.length && {
          more: { href: openCourses, label: t('open.all', { count: groupDigits(total) }) },
        })}
      >
        {programs.length === 0 ? (
          <Empty
            title={t('open.none')}
            action={<LinkButton href={href('/course')}>{t('open.browse')}</LinkButton>}
          >
            {t('open.noneHelp')}
          </Empty>
        ) : (
          <OpenProgramList programs={programs} today={today} />
        )}
      </HomeSection>
      <HomeSection id="admission-lookup" title={t('lookup.title')} lead={t('lookup.lead')}>
        <ApplicationLookup
          texts={{ label: t('lookup.label'), hint: t('lookup.hint'), action: t('lookup.action') }}
        />
      </HomeSection>
      {questions.length > 0 && (
        <HomeSection
          id="admission-questions"
          title={t('questions.title')}
          more={{ href: href('/help-center/categories/admission'), label: t('questions.more') }}
        >
          <QuestionList questions={questions} />
        </HomeSection>
      )}
    </>
  );
}
