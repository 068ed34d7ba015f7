import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import { href, type Href } from '@/lib/routes/href';
import { isBuilt } from '@/lib/routes/pages';
import type { OrientationTest } from './orientation-state';
import { ResultSection } from './result-section';
import { otherTest, testPaths } from './test-paths';

const helpPath = '/help-center/categories/self-discovery';
const forumPath = '/forum';
const contactPath = '/contact-us';

const links = (): { key: 'help' | 'forum' | 'contact'; to: Href }[] => [
  ...(isBuilt(helpPath) ? [{ key: 'help' as const, to: href(helpPath) }] : []),
  ...(isBuilt(forumPath) ? [{ key: 'forum' as const, to: href(forumPath) }] : []),
  ...(isBuilt(contactPath) ? [{ key: 'contact' as const, to: href(contactPath) }] : []),
];

/** Links to discuss a result, if those pages exist, and the other test. */
export function AskLinks({ test, bothTaken }: { test: OrientationTest; bothTaken: boolean }) {
  const t = useTranslations('orientationResult');
  const people = links();
  const other = otherTest[test];
  return (
    <div className="grid gap-8 print:hidden">
      {!bothTaken && (
        <LinkButton href={testPaths[other].about} variant="soft" className="justify-self-start">
          {t(`other.${other}`)}
        </LinkButton>
      )}
      {people.length > 0 && (
        <ResultSection title={t('ask.title')}>
          <div className="flex flex-wrap gap-3">
            {people.map(({ key, to }) => (
              <LinkButton key={key} href={to} variant="secondary">
                {t(`ask.${key}`)}
              </LinkButton>
            ))}
          </div>
        </ResultSection>
      )}
    </div>
  );
}
