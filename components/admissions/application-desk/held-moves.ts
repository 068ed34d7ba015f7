'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import * as z from 'zod';
import { decisionKinds, decisionNote } from '@/components/admissions/application/decision-note';
import { closeToast, showToast } from '@/components/feedback/toast';
import { heldSchema, heldStore, hold, takeBack } from '@/components/kits/held/held-writes';
import { useHeldSender } from '@/components/kits/held/use-held-sender';
import { useKeys } from '@/components/ui/keys/use-keys';
import { useWrite } from '@/components/kits/write/use-write';
import { applicantApi } from '@/lib/api/applicant';
import { outcomeOf } from '@/lib/api/outcome-of';
import { statusChange } from '@/lib/contract/admissions/applicants';
import { useDeviceValue } from '@/lib/device/use-device-value';
import { useViewer } from '@/lib/query/use-viewer';
import { moveProblems, type MoveProblem } from './use-moves';
import { useUndoMove } from './use-undo-move';

const heldMove = z.object({
  applicantId: z.string(),
  /** Of the applicant and of the step, in the language of the reader. */
  name: z.string(),
  status: z.string(),
  color: z.string(),
  /** That the reader saw. */
  version: z.int(),
  body: statusChange,
});
export type HeldMove = z.output<typeof heldMove>;

const schema = heldSchema(heldMove);

const useStore = () => heldStore('moves', schema, useViewer().data?.sub ?? '');

/** What is held of one application; null where nothing is. */
export function useHeldMove(applicantId: string) {
  const held = useDeviceValue(useStore());
  return held?.find(({ key }) => key === applicantId) ?? null;
}

/** The moves that can be undone, and how: before they are sent without a trace, afterwards by another move. */
export function useHeldMoves() {
  const t = useTranslations('applicationDesk.bar');
  const store = useStore();
  const undoSent = useUndoMove();
  const undo = (applicantId: string) => {
    if (takeBack(store, applicantId)) showToast({ id: applicantId, kind: 'default', message: t('undone') });
    else void undoSent(applicantId);
  };
  return {
    hold: (move: HeldMove) => {
      hold(store, move.applicantId, move);
      showToast({
        id: move.applicantId,
        kind: 'success',
        message: t('held', { name: move.name, status: move.status }),
        action: { label: t('undo'), onPress: () => undo(move.applicantId) },
      });
    },
    undo,
    drop: (applicantId: string) => takeBack(store, applicantId),
  };
}

/** Sends the moves that this page holds, and takes the last one back by a key, which `onUndone` is told of. */
export function useHeldMoveSender(onUndone?: (applicantId: string) => void): void {
  const store = useStore();
  const { undo } = useHeldMoves();
  const last = useDeviceValue(store)?.findLast(({ problem }) => problem === null)?.key;
  const t = useTranslations('applicationDesk.bar');
  const tProblem = useTranslations('applicationDesk.move.problems');
  const write = useWrite(applicantApi.applicants.setStatus, { invalidates: [applicantApi.pipeline.key] });

  const client = useQueryClient();
  const isThere = async ({ applicantId, body }: HeldMove) => {
    const now = await applicantApi.applicants.get({ query: { applicantId } }).catch(() => null);
    return now?.applicantStatus === body.applicantStatus;
  };
  const send = async (move: HeldMove): Promise<MoveProblem | null> => {
    const { applicantId, version, body } = move;
    // It promised to wait.
    closeToast(applicantId);
    try {
      await write.send({ params: { id: applicantId }, body, version });
    } catch (error) {
      const problem = outcomeOf(error, moveProblems);
      // It had come before the page was left, and the answer had not.
      if (problem !== 'changed' || !(await isThere(move))) {
        const reason = tProblem(problem);
        void client.invalidateQueries({ queryKey: applicantApi.applicants.key });
        showToast({
          kind: 'danger',
          message: move.name,
          description: t('refused', { status: move.status, reason }),
        });
        return problem;
      }
    }
    for (const kind of decisionKinds) decisionNote(applicantId, kind).write(null);
    return null;
  };
  useHeldSender(store, send);
  useKeys(
    t('heldKeys'),
    last === undefined
      ? []
      : [
          {
            keys: ['u'],
            words: t('undo'),
            deed: () => {
              undo(last);
              onUndone?.(last);
            },
          },
        ],
  );
}
