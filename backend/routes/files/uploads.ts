import { and, count, desc, eq, isNull, ne } from 'drizzle-orm';
import { uploadsResource } from '@/lib/contract/files/uploads';
import { type UploadPurpose, uploadRules, uploadServices } from '@/lib/domain/uploads';
import { uploads } from '@/backend/db/schema';
import type { Caller, Deps } from '@/backend/deps';
import { invalid, notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { listDocumentViews, openDocument } from '@/backend/core/files/document-views';
import { removeUpload } from '@/backend/core/files/remove-uploads';
import { isOwnOrganization } from '@/backend/core/access/own-organization';
import {
  findOrganization,
  isStaffOfOrganization,
  requireAgreedOrganization,
  requireStaffOf,
} from '@/backend/core/access/staff';
import {
  finishUpload,
  promiseUpload,
  storeUpload,
  toStoredUpload,
  type UploadOwner,
} from '@/backend/core/files/upload-files';
import { quotaOf, usedBytes } from '@/backend/core/files/upload-store';

const purposeOf = (serviceName: string, asked: UploadPurpose | undefined): UploadPurpose => {
  const purposes = Object.hasOwn(uploadServices, serviceName) ? uploadServices[serviceName] : undefined;
  if (!purposes) throw notFound();
  if (asked && !purposes.includes(asked)) throw invalid([{ path: 'purpose', code: 'other-service' }]);
  return asked ?? purposes[0];
};

/**
 * The owner of the file. @throws 404 for an unknown organization, and for a school's picture when the caller does not
 * manage the school.
 */
const ownerOf = async (
  deps: Deps,
  caller: Caller,
  ref: string,
  purpose: UploadPurpose,
): Promise<UploadOwner> => {
  const organization = await findOrganization(deps, caller, ref);
  if (!uploadRules[purpose].ofSchool) return { userId: caller.id, schoolId: null };
  if (!organization.isStaff) throw notFound();
  // Pictures of Sala belong to no school; they count towards the quota of the uploading advisor.
  const schoolId = organization.id === deps.env.ORGANIZATION_ID ? null : organization.id;
  return { userId: caller.id, schoolId };
};

const findMine = async (deps: Deps, caller: Caller, id: string) => {
  const [row] = await deps.db.select().from(uploads).where(eq(uploads.id, id));
  if (!row || row.state === 'removing') throw notFound();
  const isMine = row.schoolId
    ? await isStaffOfOrganization(deps, caller, row.schoolId)
    : row.userId === caller.id;
  if (!isMine) throw notFound();
  return row;
};

export const uploadRoutes = (deps: Deps) =>
  implement(
    uploadsResource,
    {
      promise: ({ query }, { caller }) => {
        const { purpose, fileName, fileType: type, fileSize: sizeBytes } = query;
        const owner = { userId: caller.id, schoolId: null };
        return promiseUpload(deps, owner, { purpose, fileName, type, sizeBytes, thumbnail: false });
      },
      promiseForSchool: async ({ params, query }, { caller }) => {
        const { purpose, fileName, fileType: type, fileSize: sizeBytes, thumbnail } = query;
        const isOwn = isOwnOrganization(deps, params.id);
        if (!isOwn) await requireStaffOf(deps.db, caller.id, params.id);
        const owner = isOwn
          ? await ownerOf(deps, caller, deps.env.ORGANIZATION_ID, purpose)
          : { userId: caller.id, schoolId: params.id };
        return promiseUpload(deps, owner, { purpose, fileName, type, sizeBytes, thumbnail });
      },
      confirm: async ({ params }, { caller }) =>
        toStoredUpload(deps, await finishUpload(deps, await findMine(deps, caller, params.id))),
      upload: async ({ params, body }, scope) => {
        const purpose = purposeOf(params.serviceName, body.purpose);
        const owner = await ownerOf(deps, scope.caller, params.schoolId, purpose);
        const bytes = new Uint8Array(await body.file.arrayBuffer());
        const fileName = body.file.name.replace(/\p{Cc}/gu, '').slice(-200) || 'file';
        const file = { purpose, fileName, thumbnail: body.thumbnail, bytes };
        return toStoredUpload(deps, await storeUpload(scope, owner, file));
      },
      link: ({ body }, scope) => openDocument(scope, body.key),
      remove: write(async (act, { body }) => {
        await removeUpload(act, body.link);
        return { ok: true as const };
      }),
      storage: async ({ params, query }) => {
        await requireAgreedOrganization(deps, params.orgId);
        const owner = { userId: params.userId, schoolId: null };
        const where = and(
          eq(uploads.userId, params.userId),
          isNull(uploads.schoolId),
          ne(uploads.state, 'removing'),
        );
        const [rows, [total], used] = await Promise.all([
          deps.db
            .select()
            .from(uploads)
            .where(where)
            .orderBy(desc(uploads.createdAt), desc(uploads.id))
            .limit(query.limit)
            .offset(query.start),
          deps.db.select({ value: count() }).from(uploads).where(where),
          usedBytes(deps.db, owner),
        ]);
        return {
          data: rows.map((row) => toStoredUpload(deps, row)),
          countTotal: total?.value ?? 0,
          usedBytes: used,
          quotaBytes: quotaOf(null),
        };
      },
      views: ({ params, query }) => listDocumentViews(deps, params.userId, query),
    },
    deps,
  );
