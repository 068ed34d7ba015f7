import { Icon } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import type { OrientationTest } from '@/lib/domain/orientation/orientation-code';

/** The length of a test and its result. */
export function TestFacts({ test }: { test: OrientationTest }) {
  const t = useTranslations(`orientation.${test}`);
  return (
    <ul className="grid gap-2 [&_li]:flex [&_li]:gap-2.5 [&_svg]:mt-[0.25em] [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-accent-text">
      <li>
        <Icon name="list-checks" />
        {t('items')}
      </li>
      <li>
        <Icon name="clock" />
        {t('minutes')}
      </li>
      <li>
        <Icon name="sparkles" />
        {t('gives')}
      </li>
    </ul>
  );
}
