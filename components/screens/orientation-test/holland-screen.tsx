import { AboutTest } from '@/components/orientation/about-test';

/** What the career interest test is, and the way in. */
export function HollandScreen() {
  return <AboutTest test="holland" />;
}
