import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useTestBackend } from '@/tests/support/backend';
import { startBlackHole, startMailServer } from '@/tests/support/mail-server';
import { outbox } from '@/backend/db/schema';
import { outboxAttemptsMax } from '@/backend/limits';
import { drainOutbox } from '@/backend/features/notices/jobs/outbox';
import {
  enqueueMail,
  enqueueSms,
  type MailMessage,
} from '@/backend/features/notices/services/enqueue-message';
import { RefusedForGood } from './mail';
import { smtpMail } from './smtp-mail';

const backend = useTestBackend();
const from = '"Sala, Cambodia" <no-reply@sala.example>';
/** Long enough for a busy machine; short only where the server never answers. */
const timeouts = { connectTimeoutMs: 10_000, timeoutMs: 10_000 };
const shortTimeouts = { connectTimeoutMs: 300, timeoutMs: 300 };
let server: Awaited<ReturnType<typeof startMailServer>>;
const id = '5a1a0000-0000-4000-8000-000000000009';
const smtp = (options: Parameters<typeof smtpMail>[0]) => {
  const gateway = smtpMail(options);
  return { ...gateway, send: (mail: MailMessage, message = { id }) => gateway.send(mail, message) };
};
const gatewayTo = (port: number, limits = timeouts) =>
  smtp({ url: `smtp://127.0.0.1:${port}`, from, ...limits });
const rowOf = async (to: string) => {
  const [row] = await backend.current.deps.db.select().from(outbox).where(eq(outbox.recipient, to));
  if (!row) throw new Error(`No message to ${to}.`);
  return row;
};
const refuse = {
  onRcptTo: (_: unknown, __: unknown, done: (error?: Error) => void) => {
    done(Object.assign(new Error('no such user <secret@person.example>'), { responseCode: 550 }));
  },
};

beforeEach(async () => {
  await backend.current.deps.db.delete(outbox);
  server = await startMailServer();
});
afterEach(() => server.close());

describe('a mail', () => {
  test('arrives as it was written, in Khmer too', { tags: 'postgres' }, async () => {
    await gatewayTo(server.port).send({
      to: 'dara@example.com',
      subject: 'លេខកូដ',
      body: 'Code 123456',
      replyTo: 'writer@example.com',
    });
    expect(server.mails).toMatchObject([{ from: 'no-reply@sala.example', to: ['dara@example.com'] }]);
    expect(server.mails[0]?.headers).toMatch(/^From: "Sala, Cambodia" <no-reply@sala\.example>$/m);
    expect(server.mails[0]?.headers).toMatch(/^Reply-To: writer@example\.com$/m);
    expect(server.mails[0]?.headers).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(server.mails[0]?.body).toContain('Code 123456');
  });

  test('takes no header from its subject', async () => {
    const subject = 'Hello\r\nBcc: thief@example.com\r\n\r\nOther body';
    await gatewayTo(server.port).send({ to: 'dara@example.com', subject, body: 'Text' });
    const [mail] = server.mails;
    expect(mail?.to).toEqual(['dara@example.com']);
    expect(mail?.headers).toMatch(/^Subject: Hello Bcc: thief@example\.com Other body$/m);
    expect(mail?.headers).not.toMatch(/^Bcc:/m);
  });

  test.each([
    'a@example.com, thief@example.com',
    'a@example.com;thief@example.com',
    'a@example.com\r\nBcc: thief@example.com',
    'Dara <a@example.com>',
    'a@example.com thief@example.com',
    'nobody',
    '',
  ])('goes to one address, not to %j', async (to) => {
    const gateway = gatewayTo(server.port);
    await expect(gateway.send({ to, subject: 'S', body: 'B' })).rejects.toThrow(RefusedForGood);
    await expect(
      gateway.send({ to: 'dara@example.com', replyTo: to, subject: 'S', body: 'B' }),
    ).rejects.toThrow(RefusedForGood);
    expect(server.mails).toEqual([]);
  });

  test('never leaves without TLS for another machine', async () => {
    // Linux answers on all of 127.0.0.0/8; only 127.0.0.1 counts as local.
    const away = (tail: string) => smtp({ url: `smtp://127.0.0.2:${server.port}${tail}`, from, ...timeouts });
    await expect(away('').send({ to: 'a@example.com', subject: 'S', body: 'B' })).rejects.toThrow(
      /mail server/,
    );
    const tls = smtp({ url: `smtps://127.0.0.1:${server.port}`, from, ...timeouts });
    await expect(tls.send({ to: 'a@example.com', subject: 'S', body: 'B' })).rejects.toThrow(/mail server/);
    expect(server.mails).toEqual([]);
    await away('?tls=off').send({ to: 'a@example.com', subject: 'S', body: 'B' });
    expect(server.mails).toHaveLength(1);
  });
});

describe('the outbox', () => {
  const queue = (to: string) => enqueueMail(backend.current.deps, { to, subject: 'Hello', body: 'Text' });

  test('sends a mail once, though two drain it', { tags: 'postgres' }, async () => {
    const deps = { ...backend.current.deps, mail: gatewayTo(server.port) };
    for (let n = 0; n < 10; n += 1) await queue(`person${n}@example.com`);
    await Promise.all([drainOutbox(deps), drainOutbox(deps)]);
    expect(server.mails.map(({ to }) => to[0]).toSorted()).toEqual(
      Array.from({ length: 10 }, (_, n) => `person${n}@example.com`),
    );
    expect(await rowOf('person0@example.com')).toMatchObject({ status: 'sent', attempts: 1 });
  });

  test(
    'gives a refused recipient up at once, and says so without the server’s words',
    { tags: 'postgres' },
    async () => {
      const strict = await startMailServer(refuse);
      const deps = { ...backend.current.deps, mail: gatewayTo(strict.port) };
      await queue('gone@example.com');
      await drainOutbox(deps);
      const row = await rowOf('gone@example.com');
      expect([row.status, row.attempts, row.lastError]).toEqual([
        'failed',
        1,
        expect.stringContaining('550'),
      ]);
      expect(JSON.stringify(backend.current.failures)).not.toContain('secret@person');
      expect(backend.current.failures).toContainEqual(
        expect.objectContaining({ event: 'mail-failed', isOver: true }),
      );
      await strict.close();
    },
  );

  test('tries a silent server again, later and later, and holds up no SMS meanwhile', async () => {
    const hole = await startBlackHole();
    const deps = { ...backend.current.deps, mail: gatewayTo(hole.port, shortTimeouts) };
    await queue('late@example.com');
    await enqueueSms(deps, { to: '+85512345678', body: 'Code' });
    const draining = drainOutbox(deps);
    await expect.poll(() => rowOf('+85512345678')).toMatchObject({ status: 'sent' });
    expect((await rowOf('late@example.com')).status).toBe('pending');
    await draining;
    const waits: number[] = [];
    for (let attempt = 1; attempt < outboxAttemptsMax; attempt += 1) {
      const { status, nextAttemptAt } = await rowOf('late@example.com');
      expect(status).toBe('pending');
      waits.push((nextAttemptAt.getTime() - backend.current.clock.now().getTime()) / 1000);
      backend.current.clock.advance(waits.at(-1) ?? 0);
      await drainOutbox(deps);
    }
    expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640]);
    expect(await rowOf('late@example.com')).toMatchObject({ status: 'failed', attempts: outboxAttemptsMax });
    await hole.close();
  });

  test('a mail whose sender died goes out when its lease is over', { tags: 'postgres' }, async () => {
    const deps = { ...backend.current.deps, mail: gatewayTo(server.port) };
    await queue('dara@example.com');
    const dead = { ...deps, mail: { name: 'dead', send: () => new Promise<void>(() => undefined) } };
    void drainOutbox(dead);
    await expect.poll(async () => (await rowOf('dara@example.com')).attempts).toBe(1);
    await drainOutbox(deps);
    expect(server.mails).toEqual([]);
    backend.current.clock.advance(121);
    await drainOutbox(deps);
    expect(server.mails).toHaveLength(1);
  });
});
