import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { Icon } from '@/components/ui/icon';
import { Textarea } from '@/components/ui/textarea';

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
  const id = useId();
  const [text, setText] = useState('');
  const send = async () => {
    if (await onSend(text.trim())) setText('');
  };
  return (
    <div className="grid gap-2">
      <Label htmlFor={id}>{label}</Label>
      <Textarea
        id={id}
        rows={3}
        value={text}
        maxLength={messageMax}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        variant="secondary"
        className="justify-self-start"
        loading={busy}
        disabled={text.trim() === ''}
        onClick={() => void send()}
      >
        <Icon name="send" className="size-4" />
        {action}
      </Button>
    </div>
  );
}
