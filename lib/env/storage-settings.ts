import { z } from 'zod';
import { webOrigin } from './setting-types.ts';

/** Where uploads are stored. */
export const storageShape = {
  S3_ENDPOINT: webOrigin('the origin of an S3 server, such as https://s3.ap-southeast-1.amazonaws.com')
    .optional()
    .describe('S3 server for uploads; they are in the data folder when empty.'),
  S3_REGION: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'a region, such as ap-southeast-1')
    .default('us-east-1')
    .describe('Region of the S3 server.'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket')
    .optional()
    .describe('Bucket of public pictures; S3_PUBLIC_READ says how they are read.'),
  S3_PUBLIC_READ: z
    .enum(['acl', 'policy', 'site'])
    .default('acl')
    .describe(
      'How S3_BUCKET is public: `acl` by the ACL of each file, `policy` by the bucket’s policy, `site` not at all: the site serves the files at `/storage`. The last two are for buckets without ACLs.',
    ),
  S3_PRIVATE_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket')
    .optional()
    .describe('Bucket of private documents; must differ from S3_BUCKET.'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('Key id for the S3 server.'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Secret key for the S3 server.'),
};
