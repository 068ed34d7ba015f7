import { AboutTest } from '@/components/orientation/about-test';

/** An introduction to the career interest test, with a link to it. */
export function HollandScreen() {
  return <AboutTest test="holland" />;
}
