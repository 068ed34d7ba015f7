import { Icon } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Progress } from '@/components/ui/progress';
import { isNamedFormat } from './picture-format';
import { isFinal, type Sending } from './use-uploads';

interface SendingRowProps {
  sending: Sending;
  onRetry: () => void;
  onStop: () => void;
}

/** An upload in progress with its share, or the reason of its failure. */
export function SendingRow({ sending, onRetry, onStop }: SendingRowProps) {
  const t = useTranslations('upload');
  const { file, share, problem, maxMegabytes, isWaiting, triesAgain } = sending;
  return (
    <li className="flex items-center gap-3 rounded-md border border-border bg-surface p-3">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{file.name}</p>
        {problem ? (
          <p role="alert" className="text-sm font-medium text-danger">
            {triesAgain
              ? t('again')
              : isNamedFormat(problem)
                ? t('problem.format', { format: problem })
                : t(`problem.${problem}`, { max: maxMegabytes })}
          </p>
        ) : (
          <>
            <p className="text-sm text-muted">
              {isWaiting
                ? t('waiting')
                : share === null
                  ? t('preparing')
                  : t('sending', { percent: Math.round(share * 100) })}
            </p>
            <Progress
              className="mt-1"
              label={t('progressOf', { name: file.name })}
              value={Math.round((share ?? 0) * 100)}
            />
          </>
        )}
      </div>
      {problem && !isFinal(problem) && (
        <Button variant="secondary" size="sm" className="min-h-11" onClick={onRetry}>
          <Icon name="rotate-ccw" className="size-4" />
          {t('retry')}
        </Button>
      )}
      <IconButton
        label={t(problem ? 'dismiss' : 'stop', { name: file.name })}
        icon={<Icon name="x" className="size-5" />}
        onClick={onStop}
      />
    </li>
  );
}
