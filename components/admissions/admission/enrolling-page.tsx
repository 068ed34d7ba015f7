import { cachedSiteTexts } from '@/lib/query/articles';
import { cachedOpenPrograms, cachedToday } from '@/lib/query/catalogue';
import { EnrollingView } from './enrolling-view';

const programsShown = 8;

/** Reads which programs can be applied to today, and what is asked about applying. */
export async function EnrollingPage() {
  const [open, today, questions] = await Promise.all([
    cachedOpenPrograms(programsShown),
    cachedToday(),
    cachedSiteTexts('faq'),
  ]);
  return (
    <EnrollingView
      programs={open.data}
      total={open.countTotal}
      today={today}
      questions={questions.filter(({ section }) => section === 'admission')}
    />
  );
}
