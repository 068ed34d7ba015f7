import { AboutTest } from '@/components/orientation/about-test';

/** What the 16-type personality test is, and the way in. */
export function MbtiScreen() {
  return <AboutTest test="personality" />;
}
