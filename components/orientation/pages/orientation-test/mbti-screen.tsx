import { AboutTest } from '@/components/orientation/about-test';

/** An introduction to the 16-type personality test, with a link to it. */
export function MbtiScreen() {
  return <AboutTest test="personality" />;
}
