import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import { describeHolland, type HollandScores } from '@/lib/domain/orientation/orientation-holland';
import {
  describePersonality,
  type PersonalityScores,
} from '@/lib/domain/orientation/orientation-personality';
import { suggestByBoth, type SuggestedMajor } from '@/lib/domain/orientation/orientation-suggestions';
import { href } from '@/lib/routes/href';
import { ResultSection } from './result-section';
import { SuggestedMajors } from './suggestion-list';
import { otherTest, testPaths } from './test-paths';

interface TogetherSectionProps {
  test: 'holland' | 'personality';
  holland: HollandScores;
  personality: PersonalityScores;
  majors: readonly SuggestedMajor[];
}

/** What both tests have in common. */
export function TogetherSection({ test, holland, personality, majors: all }: TogetherSectionProps) {
  const t = useTranslations('orientationResult.together');
  const { code } = describeHolland(holland);
  const { code: shownType, type } = describePersonality(personality);
  const majors = suggestByBoth(holland, type, all);
  return (
    <ResultSection
      title={t('title')}
      lead={t(majors.length > 0 ? 'lead' : 'none', { code, type: shownType })}
    >
      <div className="grid justify-items-start gap-4">
        <SuggestedMajors
          suggestions={majors}
          code={code}
          linkOf={(major) => href('/course', undefined, { categories: [major] })}
        />
        <LinkButton href={testPaths[otherTest[test]].result} variant="soft" className="print:hidden">
          {t('other')}
        </LinkButton>
      </div>
    </ResultSection>
  );
}
