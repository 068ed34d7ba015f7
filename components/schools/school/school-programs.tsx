import { useTranslations } from 'next-intl';
import { CourseCard } from '@/components/schools/course/course-card';
import { Empty } from '@/components/feedback/empty';
import { LinkButton } from '@/components/ui/link-button';
import type { Subject } from '@/lib/contract/schools/subjects';
import { applicationStateOn } from '@/lib/domain/schools/application-state';
import { latestPrograms } from '@/lib/domain/schools/course-filters';
import { degreeCodes } from '@/lib/domain/schools/degrees';
import { isPlaceholderCourse } from '@/lib/domain/dates/placeholder-date';
import { href } from '@/lib/routes/href';
import { ProgramFinder } from './program-finder';
import { SchoolSection } from './school-section';
import { useProgramRow } from './use-program-row';

/** Programs that take applications as cards, the latest where none does; then all of them by degree with a filter. */
export function SchoolPrograms({ programs, today }: { programs: readonly Subject[]; today: string }) {
  const t = useTranslations('school');
  const education = useTranslations('education');
  const visible = programs.filter((program) => !isPlaceholderCourse(program));
  const open = latestPrograms(visible.filter((program) => applicationStateOn(program, today).key === 'open'));
  const latest = open.length > 0 ? open : latestPrograms(visible);
  const rowOf = useProgramRow();
  const factsOf = (program: Subject) => [
    education('duration', { months: program.durationMonths }),
    program.shift && education(`shift.${program.shift}`),
    program.language && education(`language.${program.language}`),
  ];
  const groups = degreeCodes
    .map((degree) => ({
      key: degree,
      title: education(`degree.${degree}`),
      items: visible
        .filter((program) => program.degree === degree)
        .map((program) => rowOf(program, factsOf(program))),
    }))
    .filter(({ items }) => items.length > 0);
  const texts = { filter: t('programs.filter'), found: t('programs.found'), noMatch: t('programs.noMatch') };
  return (
    <SchoolSection id="programs" title={t('nav.programs')}>
      {visible.length === 0 ? (
        <Empty
          title={t('programs.none')}
          action={
            <LinkButton href={href('/course')} variant="secondary">
              {t('programs.browse')}
            </LinkButton>
          }
        >
          {t('programs.noneHelp')}
        </Empty>
      ) : (
        <>
          <h3 className="mb-3 text-lg text-muted">
            {t(open.length > 0 ? 'programs.open' : 'programs.latest')}
          </h3>
          <ul className="phone-strip sm:grid-cols-2">
            {latest.map((program) => (
              <li key={program.enrollableSubjectId}>
                <CourseCard course={program} withSchool={false} heading="h3" madeOn={today} />
              </li>
            ))}
          </ul>
          {visible.length > latest.length && (
            <>
              <h3 id="all-programs" className="mb-3 mt-8 text-lg text-muted">
                {t('programs.all')}
              </h3>
              <ProgramFinder groups={groups} texts={texts} madeOn={today} />
            </>
          )}
        </>
      )}
    </SchoolSection>
  );
}
