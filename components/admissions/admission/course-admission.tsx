import { useTranslations } from 'next-intl';
import type { Subject } from '@/lib/contract/schools/subjects';
import { EntryButton } from './entry-button';
import { useRuleLines } from '@/components/schools/course/use-rule-lines';

/** Who is admitted to a program, and the button that asks the same of oneself. */
export function CourseAdmission({ course }: { course: Subject }) {
  const t = useTranslations('entry');
  const linesOf = useRuleLines();
  const { admission } = course;
  return (
    <section aria-labelledby="course-admission">
      <h2 id="course-admission" className="mb-2 text-xl">
        {t('who')}
      </h2>
      {admission ? (
        <>
          <ul className="list-disc pl-5">
            {linesOf(admission).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <EntryButton of="course" id={course.enrollableSubjectId} text={t('title')} />
        </>
      ) : (
        <p className="text-muted">{t('unpublished')}</p>
      )}
    </section>
  );
}
