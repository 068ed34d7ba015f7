import { materialsResource } from '@/lib/contract/school-day/materials';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { courseForMarking } from '@/backend/core/access/class-teachers';
import {
  changeMaterial,
  createMaterial,
  orderMaterials,
  readAllMaterials,
  removeMaterial,
} from '@/backend/features/school-day/services/course-materials';
import { materialForMarking } from '@/backend/features/school-day/services/find-records';

export const materialRoutes = (deps: Deps) =>
  implement(
    materialsResource,
    {
      list: async ({ params: { orgId, id } }, { caller }) => {
        const course = await courseForMarking(deps.db, caller, { orgId, courseId: id });
        return readAllMaterials(deps.db, course.id);
      },
      create: write(async (act, { params: { orgId, id }, body }) =>
        createMaterial(act, await courseForMarking(act.tx, act.caller, { orgId, courseId: id }), body),
      ),
      order: write(async (act, { params: { orgId, id }, body }) => {
        const course = await courseForMarking(act.tx, act.caller, { orgId, courseId: id });
        await orderMaterials(act, course, body.materialIds);
        return readAllMaterials(act.tx, course.id);
      }),
      update: write(async (act, { params, body }) => {
        const { course, material } = await materialForMarking(act.tx, act.caller, params);
        return changeMaterial(act, course, material, body);
      }),
      remove: write(async (act, { params }) => {
        const { course, material } = await materialForMarking(act.tx, act.caller, params);
        await removeMaterial(act, course, material);
        return { ok: true as const };
      }),
    },
    deps,
  );
