'use client';

import { createMark } from '@/components/kits/mark/create-mark';
import { type MarkTexts, useMark } from '@/components/kits/mark/use-mark';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

const reminders = createMark('reminder', async () => (await import('./reminder-calls')).reminderCalls);

interface RemindButtonProps {
  courseId: string;
  texts: MarkTexts & { ask: string; on: string };
  wide?: boolean;
}

/** Requests a notification when the course is open for applications again. A visitor logs in first. */
export function RemindButton({ courseId, texts, wide = false }: RemindButtonProps) {
  const { isOn, toggle } = useMark(reminders, courseId, texts);
  return (
    <Button variant="secondary" wide={wide} onClick={toggle}>
      <Icon name="bell" className={`size-5 ${isOn ? 'fill-accent text-accent' : ''}`} />
      {isOn ? texts.on : texts.ask}
    </Button>
  );
}
