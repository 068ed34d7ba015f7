import { useState } from 'react';
import { WordsField } from '@/components/form/limited-text';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { lettersOver } from '@/lib/domain/trim';

const messageMax = 1_000;

interface MessageBoxProps {
  label: string;
  action: string;
  busy: boolean;
  /** True once it is sent; else the text stays. */
  onSend: (text: string) => Promise<boolean>;
}

/** A question or an answer about a loan. */
export function MessageBox({ label, action, busy, onSend }: MessageBoxProps) {
  const [text, setText] = useState('');
  const send = async () => {
    if (await onSend(text.trim())) setText('');
  };
  return (
    <div className="grid gap-2">
      <WordsField label={label} rows={3} value={text} max={messageMax} onChange={setText} />
      <Button
        variant="secondary"
        className="justify-self-start"
        loading={busy}
        disabled={text.trim() === '' || lettersOver(text, messageMax) > 0}
        onClick={() => void send()}
      >
        <Icon name="send" className="size-4" />
        {action}
      </Button>
    </div>
  );
}
