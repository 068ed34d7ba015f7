import { showsDemoData, telegramBot } from '@/lib/env/public-settings';
import type { CodeWay } from './code-ways';
import { DemoOutboxHint } from './demo-outbox-hint';
import { VerifyStep, VerifyTitle } from './verify-step';
import { WaySteps } from './way-steps';

/** The page of the second step of a PIN flow: the code. */
export function CodeScreen({ way }: { way: CodeWay }) {
  return (
    <>
      <WaySteps way={way} step="code" />
      <VerifyTitle way={way} />
      <VerifyStep way={way} hasBot={telegramBot() !== null} hint={showsDemoData() && <DemoOutboxHint />} />
    </>
  );
}
