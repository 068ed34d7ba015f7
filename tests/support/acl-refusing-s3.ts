import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An S3 server with disabled ACLs, as in new buckets of AWS: it refuses requests with an ACL and accepts all others. */
export async function startAclRefusingS3() {
  let taken = 0;
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://s3');
    const signed = searchParams.get('X-Amz-SignedHeaders') ?? '';
    const namesAcl = request.headers['x-amz-acl'] ?? searchParams.get('x-amz-acl');
    request.resume().on('end', () => {
      if (namesAcl || signed.includes('x-amz-acl')) {
        response.writeHead(400).end('<Error><Code>AccessControlListNotSupported</Code></Error>');
        return;
      }
      taken += 1;
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken: () => taken,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
