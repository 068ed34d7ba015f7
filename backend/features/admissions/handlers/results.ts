import { resultsResource } from '@/lib/contract/admissions/results';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { readForReader } from '@/backend/features/admissions/services/read-for-reader';
import { objectToProof } from '@/backend/features/admissions/services/object-to-proof';
import {
  findToProve,
  findToWithdraw,
  proveResult,
  withdrawProof,
} from '@/backend/features/admissions/services/result-proofs';

export const resultRoutes = (deps: Deps) =>
  implement(
    resultsResource,
    {
      prove: write(async (act, { params, body }) => {
        const row = await findToProve(act, params.id);
        await proveResult(act, row, { ...body, source: 'record', paper: null });
        return readForReader(act.tx, params.id, act.caller, act.now);
      }),
      withdraw: write(async (act, { params, body }) => {
        await withdrawProof(act, await findToWithdraw(act, params.id), body);
        return readForReader(act.tx, params.id, act.caller, act.now);
      }),
      object: write(async (act, { params, body }) => {
        await objectToProof(act, params.id, body);
        return readForReader(act.tx, params.id, act.caller, act.now);
      }),
    },
    deps,
  );
